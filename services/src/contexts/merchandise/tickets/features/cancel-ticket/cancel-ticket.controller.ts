import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OpenTicketCancelledView } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { CancelTicket } from './cancel-ticket.handler.js';

@Controller()
export class CancelTicketController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersRoutes.cancelOpenTicket)
  cancel(
    @RequestedOrder() requested: OrderRequest,
    @Param('ticket') ticketId: string,
  ): Promise<OpenTicketCancelledView> {
    return this.commands.execute(new CancelTicket({ ...requested, ticketId }));
  }
}
