import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RetentionView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowRetention } from './show-retention.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/retention')
export class ShowRetentionController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'How long each kind of personal data is kept, and what of it is past its term.' })
  show(): Promise<RetentionView> {
    return this.queries.execute(new ShowRetention());
  }
}
