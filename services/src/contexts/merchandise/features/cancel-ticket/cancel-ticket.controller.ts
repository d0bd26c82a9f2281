import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { OpenTicketCancelledView } from '@northlight/contracts';
import { Asked, ForOrderHolders } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { CancelTicket } from './cancel-ticket.handler.js';

@ApiTags('orders')
@Controller('api/orders/:id/open-tickets/:ticket/cancel')
export class CancelTicketController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ForOrderHolders('OPEN_TICKET_NOT_FOUND', 'OPEN_TICKET_USED')
  @ApiParam({ name: 'ticket', description: "The open ticket's id" })
  @ApiOkResponse({ description: 'Given up, now or before: no time can be chosen for it any more.' })
  cancel(@Asked() asked: AskedOrder, @Param('ticket') ticketId: string): Promise<OpenTicketCancelledView> {
    return this.commands.execute(new CancelTicket({ ...asked, ticketId }));
  }
}
