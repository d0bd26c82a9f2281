import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OwnOpenTicketView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListOpenTickets } from './list-open-tickets.handler.js';

@ApiTags('orders')
@Controller('api/open-tickets')
export class ListOpenTicketsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({
    description: 'Your own tickets that wait for a time, and those that expired within the last 30 days.',
  })
  list(@CurrentUser() user: Principal): Promise<OwnOpenTicketView[]> {
    return this.queries.execute(new ListOpenTickets(user));
  }
}
