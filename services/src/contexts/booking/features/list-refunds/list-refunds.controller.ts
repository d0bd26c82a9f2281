import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListRefundsDto, type RefundsView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListRefunds } from './list-refunds.handler.js';

@ApiTags('admin')
@Roles('desk')
@Controller('api/admin/refunds')
export class ListRefundsController {
  constructor(private readonly queries: QueryBus) {}

  /** The desk may see what is owed to whom; paying it back is for admins. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'What is owed, the oldest first; or what was paid, failed or was dropped.' })
  list(@Query() wanted: ListRefundsDto): Promise<RefundsView> {
    return this.queries.execute(new ListRefunds(wanted));
  }
}
