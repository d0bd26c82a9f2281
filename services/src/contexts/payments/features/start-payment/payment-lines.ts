import { Injectable } from '@nestjs/common';
import { EventStore } from '@northlight/event-store';
import type { Cents } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { holdForPayment } from '../../../booking/index.js';
import type { PayableOrder } from '../../../merchandise/index.js';
import type { AccountLine } from '../../domain/account.events.js';
import type { CheckoutLine } from '../../domain/payment-gateway.js';

const nameOf = { goods: 'Merchandise', shipping: 'Shipping', tax: 'Tax', gift_card: 'Gift cards' } as const;

interface Hold {
  readonly until: Date;
  readonly at: Date;
}

interface Visited {
  readonly experienceName: string;
  readonly tickets: number;
}

function lineOf({ amount }: AccountLine, visit: Visited | undefined): CheckoutLine {
  const tickets = visit?.tickets === 1 ? '1 ticket' : `${visit?.tickets ?? ''} tickets`;
  return { name: `${visit?.experienceName ?? 'Visit'}, ${tickets}, fee included`, amount };
}

/** What an order is paid for: line by line, and in the words of the page on which it is paid. */
@Injectable()
export class PaymentLines {
  constructor(private readonly events: EventStore) {}

  /** Keeps the seats until then, and says what is to be paid; what was given up costs nothing. @throws {Refusal} HOLD_LAPSED */
  async hold(order: PayableOrder, hold: Hold): Promise<readonly AccountLine[]> {
    const parts = ['goods', 'shipping', 'tax'] as const;
    const lines: AccountLine[] = parts.flatMap((kind) => (order[kind] > 0 ? [{ kind, amount: order[kind] }] : []));
    if (order.giftCards > 0) lines.push({ kind: 'gift_card', amount: order.giftCards });
    for (const { venueId, bookingId } of order.bookings) {
      const amount = await this.due(venueId, bookingId, hold);
      if (amount > 0) lines.push({ kind: 'booking', venueId, bookingId, amount });
    }
    for (const { id: ticketId, venueId, state, amount } of order.tickets)
      if (state === 'open' && amount > 0) lines.push({ kind: 'open_ticket', venueId, ticketId, amount });
    return lines;
  }

  named(lines: readonly AccountLine[], { tickets, visits }: PayableOrder): readonly CheckoutLine[] {
    return lines.map((line) => {
      if (line.kind === 'booking') return lineOf(line, visits.get(line.bookingId));
      if (line.kind !== 'open_ticket') return { name: nameOf[line.kind], amount: line.amount };
      const ticket = tickets.find(({ id }) => id === line.ticketId);
      return lineOf(line, ticket && { ...ticket, tickets: ticket.numberOfTickets });
    });
  }

  private async due(venueId: number, bookingId: string, hold: Hold): Promise<Cents> {
    try {
      return await this.events.transaction(venueId, (work) => holdForPayment(work, bookingId, hold));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'BOOKING_NOT_PENDING') return 0; // it was given up
      throw error;
    }
  }
}
