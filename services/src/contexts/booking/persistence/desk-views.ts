import { Injectable } from '@nestjs/common';
import type { DeskBookingView } from '@northlight/contracts';
import { Clock } from '../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { BookingNote } from '../domain/booking/bookings.js';
import type { BookingRow } from './booking.row.js';
import { BookingNotes } from './booking-notes.js';
import { type CustomerDetails, Customers } from './customers.repository.js';
import { rowMoney } from './row-money.js';
import { statusAt } from './status-at.js';
import { UndeliveredMails } from './undelivered-mails.js';
import { type Facts, VisitFacts } from './visit-facts.js';

/** Tells bookings with whom they are for: for those who work at the venue. */
@Injectable()
export class DeskViews {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly facts: VisitFacts,
    private readonly customers: Customers,
    private readonly notes: BookingNotes,
    private readonly undelivered: UndeliveredMails,
    private readonly clock: Clock,
  ) {}

  /** In the order of the rows. */
  async of(rows: readonly BookingRow[]): Promise<DeskBookingView[]> {
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    const notes = await this.notes.ofAll(rows);
    const undelivered = await this.undelivered.among(rows);
    const now = this.clock.now();
    const withFacts = await this.facts.ofAll(rows);
    return withFacts.map(([row, facts]) =>
      deskBooking(row, {
        ...{ facts, customer: known.get(row.customerRef), notes: notes.get(row.id) ?? [], now },
        isUndelivered: undelivered.has(row.id),
      }),
    );
  }
}

interface Known {
  readonly facts: Facts;
  readonly customer: CustomerDetails | undefined;
  readonly notes: readonly BookingNote[];
  readonly now: Date;
  readonly isUndelivered: boolean;
}

const deskBooking = (row: BookingRow, { facts, customer, notes, now, isUndelivered }: Known): DeskBookingView => ({
  id: row.id,
  reference: row.reference,
  status: statusAt(row, now),
  venueId: row.venueId,
  slotId: row.slotId,
  experienceId: row.experienceId,
  experienceName: facts.experienceName,
  timezone: facts.timezone,
  date: row.date,
  time: row.time,
  numberOfTickets: row.tickets,
  ticketType: row.ticketType,
  totalPrice: dollarsOf(row.total),
  refund: rowMoney(row).refund,
  customerName: customer?.name ?? null,
  // a party at the desk need not give one
  customerEmail: customer?.email || null,
  customerPhone: customer?.phone ?? null,
  ...(row.status === 'checked_in' && row.inside < row.tickets && { inside: row.inside }),
  ...(isUndelivered && { mailUndeliverable: true }),
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  notes: notes.map(({ text }) => text),
});
