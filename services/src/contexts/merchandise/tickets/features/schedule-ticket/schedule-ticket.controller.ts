import { Body, Controller, Ip, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OpenTicketScheduledView, ScheduleOpenTicketDto } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { ScheduleTicket } from './schedule-ticket.handler.js';

@Controller()
export class ScheduleTicketController {
  constructor(private readonly commands: CommandBus) {}

  /** At the price that was promised; paid online before, or at the venue. */
  @Endpoint(ordersRoutes.scheduleOpenTicket)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  schedule(
    @RequestedOrder() requested: OrderRequest,
    @Param('ticket') ticketId: string,
    @Body() when: ScheduleOpenTicketDto,
    @Ip() address: string,
  ): Promise<OpenTicketScheduledView> {
    return this.commands.execute(new ScheduleTicket({ ...requested, ticketId }, when, address));
  }
}
