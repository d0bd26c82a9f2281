import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { BookingStatus } from '@northlight/contracts';
import pg from 'pg';
import { In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { leaveJob } from '../../../../platform/queues/loose-job.js';
import { BookingRow } from '../../persistence/booking.row.js';
import { Customers } from '../../persistence/customers.repository.js';
import { type Asking, Lookups } from '../../persistence/lookups.repository.js';

/** Has the links to the bookings of an e-mail sent there. */
export class LookupBookings extends Command<void> {
  constructor(readonly asking: Asking) {
    super();
  }
}

/** Mails an hour to one person: what comes past them gets the same answer, and no mail. */
const mailsAnHour = 3;
/** Questions a quarter of an hour from one network. */
const perNetwork = 20;
/** Visits further back than this need no link any more. */
const pastDays = 30;
const mostLinks = 20;
/** Nothing can be done with these any more. */
const gone: BookingStatus[] = ['cancelled', 'expired'];

/** Whether there was anything to send cannot be told from the answer, nor from what is done for it. */
@CommandHandler(LookupBookings)
export class LookupBookingsHandler implements ICommandHandler<LookupBookings> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly lookups: Lookups,
    private readonly customers: Customers,
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ asking }: LookupBookings): Promise<void> {
    const at = this.clock.now();
    const { number, ofPerson, ofNetwork } = await this.lookups.count(asking, at);
    if (ofNetwork > perNetwork) throw new Refusal('TOO_MANY_TRIES', { retryAfter: 900, minutes: 15 });
    const bookings = await this.bookingsOf(asking.email, at);
    const isDue = ofPerson <= mailsAnHour;
    await leaveJob({ kind: 'booking-links', number, payload: { bookings: isDue ? bookings : [] }, at }, this.pool);
  }

  /** Those of nobody's account: an owner signs in. */
  private async bookingsOf(email: string, at: Date): Promise<{ venueId: number; bookingId: string }[]> {
    const found = await this.customers.bookingsWith(email);
    const since = new Date(at.getTime() - pastDays * 86_400_000);
    const rows = await this.rows.find({
      where: { id: In(found.map(({ id }) => id)), userId: IsNull(), startsAt: MoreThan(since), status: Not(In(gone)) },
      order: { startsAt: 'asc', id: 'asc' },
      take: mostLinks,
    });
    return rows.map(({ venueId, id }) => ({ venueId, bookingId: id }));
  }
}
