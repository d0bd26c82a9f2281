import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MyInquiryView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListMyInquiries } from './list-my-inquiries.handler.js';

@ApiTags('franchise')
@Controller('api/franchise-inquiries')
export class ListMyInquiriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'Your own inquiries and where they stand, the newest first.' })
  list(@CurrentUser() user: Principal): Promise<MyInquiryView[]> {
    return this.queries.execute(new ListMyInquiries(user.id));
  }
}
