import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { BookingStatus } from '@northlight/contracts';
import pg from 'pg';
import { In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob, nextNumber } from '../../../../../platform/queues/enqueue-job.js';
import { lookupLimits } from '../../../domain/booking/lookup-limits.js';
import { BookingRow } from '../../../persistence/booking.row.js';
import { Customers } from '../../../persistence/customers.repository.js';
import { ManageLinks, replaceable } from '../../../persistence/manage-links.js';

/** Who asks for the links to whose bookings. */
interface LookupContext {
  readonly email: string;
  readonly address: string;
}

/** Has the links to the bookings of an e-mail sent there. */
export class LookupBookings extends Command<void> {
  constructor(readonly asking: LookupContext) {
    super();
  }
}

/** Visits further back than this need no link any more. */
const PAST_DAYS = 30;
const MAX_LINKS = 20;
/** Nothing can be done with these any more. */
const gone: BookingStatus[] = ['cancelled', 'expired'];

/** Whether there was anything to send cannot be told from the answer, nor from what is done for it. */
@CommandHandler(LookupBookings)
export class LookupBookingsHandler implements ICommandHandler<LookupBookings> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
    private readonly customers: Customers,
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly links: ManageLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ asking }: LookupBookings): Promise<void> {
    const at = this.clock.now();
    await this.limiter.consume([{ limit: lookupLimits.network, whose: networkOf(asking.address) }]);
    const isDue = !(await this.limiter.isOver({ limit: lookupLimits.person, whose: nameKey(asking.email) }));
    const found = await this.bookingsOf(asking.email, at);
    const sent = isDue ? found : [];
    const bookings = sent.map(({ venueId, id }) => ({ venueId, bookingId: id }));
    await inTransaction(this.pool, async (db) => {
      const number = await nextNumber('booking.link_mails', db);
      await enqueueJob({ kind: 'booking-links', number, payload: { bookings }, at }, db);
      await this.links.insert(replaceable(sent), db);
    });
  }

  /** Those of nobody's account: an owner signs in. */
  private async bookingsOf(email: string, at: Date): Promise<BookingRow[]> {
    const found = await this.customers.bookingsWith(email);
    const since = new Date(at.getTime() - PAST_DAYS * 86_400_000);
    return this.rows.find({
      where: { id: In(found.map(({ id }) => id)), userId: IsNull(), startsAt: MoreThan(since), status: Not(In(gone)) },
      order: { startsAt: 'asc', id: 'asc' },
      take: MAX_LINKS,
    });
  }
}
