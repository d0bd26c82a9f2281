import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { leaveJob } from '../../../../platform/queues/loose-job.js';
import type { BookingRow } from '../../persistence/booking.row.js';
import { Customers } from '../../persistence/customers.repository.js';
import { statusAt } from '../../persistence/status-at.js';

/** A customer cannot find the mail of their booking. */
export class ResendLinks extends Command<void> {
  constructor(readonly booking: BookingRow) {
    super();
  }
}

@CommandHandler(ResendLinks)
export class ResendLinksHandler implements ICommandHandler<ResendLinks> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** Asked for twice in one moment, it is sent once. @throws {Refusal} BOOKING_NOT_LIVE, CUSTOMER_WITHOUT_EMAIL */
  async execute({ booking }: ResendLinks): Promise<void> {
    const at = this.clock.now();
    const status = statusAt(booking, at);
    if (status === 'cancelled' || status === 'expired') throw new Refusal('BOOKING_NOT_LIVE');
    const customer = await this.customers.find({ venueId: booking.venueId, ref: booking.customerRef });
    if (!customer?.email) throw new Refusal('CUSTOMER_WITHOUT_EMAIL');
    const payload = { bookings: [{ venueId: booking.venueId, bookingId: booking.id }] };
    // the numbers of those who asked themselves are small: a moment is never one of them
    await inTransaction(this.pool, async (db) => {
      await leaveJob({ kind: 'booking-links', number: at.getTime(), payload, at }, db);
      const subject = { kind: 'booking', id: booking.id, name: booking.reference };
      await noteChange(db, { room: 'booking', what: 'mail sent again', at, subject });
    });
  }
}
