import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LinksResent } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { enqueueDeduplicated } from '../../../../../platform/queues/enqueue-job.js';
import type { BookingRow } from '../../../persistence/booking.row.js';
import { type CustomerDetails, Customers } from '../../../persistence/customers.repository.js';
import { ManageLinks, replaceable } from '../../../persistence/manage-links.js';
import { statusAt } from '../../../persistence/status-at.js';

/** A customer cannot find the mail of their booking. */
export class ResendLinks extends Command<LinksResent> {
  constructor(
    readonly booking: BookingRow,
    readonly request?: RequestKey,
  ) {
    super();
  }
}

@CommandHandler(ResendLinks)
export class ResendLinksHandler implements ICommandHandler<ResendLinks> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly customers: Customers,
    private readonly links: ManageLinks,
    private readonly clock: Clock,
  ) {}

  /** Asked for twice in one moment, or again after a lost answer, it is sent once. @throws {Refusal} BOOKING_NOT_LIVE, CUSTOMER_WITHOUT_EMAIL */
  async execute({ booking, request }: ResendLinks): Promise<LinksResent> {
    const at = this.clock.now();
    const customer = await this.customers.find({ venueId: booking.venueId, ref: booking.customerRef });
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, async () => {
        mustBeReachable(booking, customer, at);
        if (await resend(booking, at, db)) await this.links.insert(replaceable([booking]), db);
        return { id: booking.id };
      }),
    );
  }
}

/** @throws {Refusal} BOOKING_NOT_LIVE, CUSTOMER_WITHOUT_EMAIL */
function mustBeReachable(booking: BookingRow, customer: CustomerDetails | undefined, at: Date): void {
  const status = statusAt(booking, at);
  if (status === 'cancelled' || status === 'expired') throw new Refusal('BOOKING_NOT_LIVE');
  if (!customer?.email) throw new Refusal('CUSTOMER_WITHOUT_EMAIL');
}

/** @returns false where it is on its way already */
async function resend({ id, venueId, reference }: BookingRow, at: Date, db: Db): Promise<boolean> {
  const payload = { bookings: [{ venueId, bookingId: id }] };
  if (!(await enqueueDeduplicated({ kind: 'booking-links', payload, at }, db))) return false;
  const subject = { kind: 'booking', id, name: reference };
  await noteChange(db, { room: 'booking', what: 'mail sent again', at, subject });
  return true;
}
