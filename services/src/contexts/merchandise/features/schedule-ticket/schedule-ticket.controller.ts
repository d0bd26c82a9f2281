import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { type OpenTicketScheduledView, ScheduleOpenTicketDto } from '@northlight/contracts';
import { Asked, ForOrderHolders, Keyed } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { ScheduleTicket } from './schedule-ticket.handler.js';

@ApiTags('orders')
@Controller('api/orders/:id/open-tickets/:ticket/schedule')
export class ScheduleTicketController {
  constructor(private readonly commands: CommandBus) {}

  /** At the price that was promised; paid at the venue. */
  @Post()
  @HttpCode(200)
  @Keyed(false)
  @ForOrderHolders(
    ...(['INVALID_INPUT', 'OPEN_TICKET_NOT_FOUND', 'OPEN_TICKET_USED', 'OPEN_TICKET_CANCELLED'] as const),
    ...(['OPEN_TICKET_EXPIRED', 'VENUE_NOT_OPEN', 'EXPERIENCE_NOT_AT_VENUE', 'DATE_PAST', 'TIME_SKIPPED'] as const),
    ...(['SLOT_NOT_FOUND', 'SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_FULL', 'TOO_MANY_SEATS'] as const),
  )
  @ApiParam({ name: 'ticket', description: "The open ticket's id" })
  @ApiOkResponse({ description: 'The ticket became this booking, which is firm.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  schedule(
    @Asked() asked: AskedOrder,
    @Param('ticket') ticketId: string,
    @Body() when: ScheduleOpenTicketDto,
    @Ip() address: string,
  ): Promise<OpenTicketScheduledView> {
    return this.commands.execute(new ScheduleTicket({ ...asked, ticketId }, when, address));
  }
}
