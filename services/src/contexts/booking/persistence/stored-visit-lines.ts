import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '../../../platform/kernel/clock.js';
import { type ShownBooking, type VisitKey, type VisitLine, VisitLines } from '../domain/booking/visit-lines.js';
import { taxIn } from '../domain/money/price.js';
import { BookingRow } from './booking.row.js';
import { ManagedBookings } from './managed-bookings.js';
import { statusAt } from './status-at.js';
import { type Facts, VisitFacts } from './visit-facts.js';

/** Bookings as lines, from their table. */
@Injectable()
export class StoredVisitLines extends VisitLines {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly managed: ManagedBookings,
    private readonly facts: VisitFacts,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(shown: ShownBooking): Promise<VisitLine> {
    const row = await this.managed.find(shown);
    return lineOf(row, await this.facts.of(row), this.clock.now());
  }

  async read(keys: readonly VisitKey[]): Promise<ReadonlyMap<string, VisitLine>> {
    if (keys.length === 0) return new Map();
    const ids = In(keys.map(({ id }) => id));
    const rows = await this.rows.findBy({ venueId: In([...new Set(keys.map(({ venueId }) => venueId))]), id: ids });
    const now = this.clock.now();
    return new Map((await this.facts.ofAll(rows)).map(([row, its]) => [row.id, lineOf(row, its, now)]));
  }
}

const lineOf = (row: BookingRow, facts: Facts, now: Date): VisitLine => ({
  id: row.id,
  venueId: row.venueId,
  reference: row.reference,
  status: statusAt(row, now),
  experienceName: facts.experienceName,
  experienceSlug: facts.experienceSlug,
  imageUrl: facts.imageUrl,
  venueName: facts.venueName,
  date: row.date,
  time: row.time.slice(0, 5),
  timezone: facts.timezone,
  startsAt: row.startsAt,
  tickets: row.tickets,
  guestPasses: row.guestPasses,
  subtotal: row.subtotal,
  fee: row.fee,
  tax: taxIn({ ...row, voucher: row.voucher ?? 0 }),
  total: row.total,
  voucher: row.voucher ?? 0,
});
