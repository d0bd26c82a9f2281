import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OwnOpenTicketView } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListOpenTickets } from './list-open-tickets.handler.js';

@Controller()
export class ListOpenTicketsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(ordersRoutes.listOpenTickets)
  list(@CurrentUser() user: Principal): Promise<OwnOpenTicketView[]> {
    return this.queries.execute(new ListOpenTickets(user));
  }
}
