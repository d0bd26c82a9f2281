import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenTicketCancelledView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { hasExpired } from '../../../domain/open-ticket.js';
import { OpenedTickets, type OpenTicketRequest } from '../../../persistence/opened-tickets.js';

/** Gives up tickets whose time was not chosen yet. What was paid for them online goes back to the card. */
export class CancelTicket extends Command<OpenTicketCancelledView> {
  constructor(readonly request: OpenTicketRequest) {
    super();
  }
}

@CommandHandler(CancelTicket)
export class CancelTicketHandler implements ICommandHandler<CancelTicket> {
  constructor(private readonly tickets: OpenedTickets) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, OPEN_TICKET_NOT_FOUND, OPEN_TICKET_USED, OPEN_TICKET_EXPIRED */
  async execute({ request }: CancelTicket): Promise<OpenTicketCancelledView> {
    const { order, ticket, state, seenBy } = await this.tickets.find(request);
    if (state === 'scheduled') throw new Refusal('OPEN_TICKET_USED');
    if (state === 'expired') throw hasExpired(ticket);
    if (state !== 'cancelled') await this.tickets.cancel(order, ticket, seenBy !== 'staff');
    return { id: ticket.id, state: 'cancelled' };
  }
}
