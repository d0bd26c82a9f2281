import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type FoundBookingsView, isFound, type SearchBookingsDto } from '@northlight/contracts';
import { In, type Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { lookThrough } from '../../../../platform/privacy/look-through.js';
import { cursorOf, type Place, placeIn, placeOf } from '../../booking-cursor.js';
import { BookingRow } from '../../persistence/booking.row.js';
import { type CustomerDetails, Customers } from '../../persistence/customers.repository.js';
import { DeskViews } from '../../persistence/desk-views.js';

/** Which bookings does a member of staff at the desk mean? */
export class SearchBookings extends Query<FoundBookingsView> {
  constructor(readonly wanted: SearchBookingsDto) {
    super();
  }
}

/** Names are sealed, each with a key of its own: they can only be opened and read, so the days are few. */
const [daysBack, daysAhead] = [7, 60];
const MAX_OPENED = 5_000;
const DAY_MS = 86_400_000;
const reference = /^(NL-)?([2-9A-Z]{8})$/i;
const asReference = /^NL-/i;

@QueryHandler(SearchBookings)
export class SearchBookingsHandler implements IQueryHandler<SearchBookings> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly customers: Customers,
    private readonly views: DeskViews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted }: SearchBookings): Promise<FoundBookingsView> {
    const { search } = wanted;
    const code = reference.exec(search)?.[2];
    const named = code ? await this.rows.findBy({ reference: `NL-${code.toUpperCase()}` }) : [];
    // no name begins as a reference does: what is misread is not looked for among thousands of names
    if (named.length > 0 || (code && asReference.test(search)))
      return { items: await this.views.of(named), nextCursor: null, within: null };
    return search.includes('@') ? this.withEmail(wanted) : this.withName(wanted);
  }

  private async withEmail({ search, limit, cursor }: SearchBookingsDto): Promise<FoundBookingsView> {
    const offset = offsetIn(cursor);
    const found = await this.customers.bookingsWith(search, { limit: limit + 1, offset });
    const rows = await this.rows.findBy({ id: In(found.slice(0, limit).map(({ id }) => id)) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const items = await this.views.of(found.flatMap(({ id }) => byId.get(id) ?? []));
    return { items, nextCursor: found.length > limit ? cursorAt(offset + limit) : null, within: null };
  }

  private async withName({ search, limit, cursor }: SearchBookingsDto): Promise<FoundBookingsView> {
    const now = this.clock.now().getTime();
    const [from, to] = [new Date(now - daysBack * DAY_MS), new Date(now + daysAhead * DAY_MS)];
    const start = cursor === undefined ? undefined : placeIn(cursor);
    const { rows, last } = await lookThrough<BookingRow>({
      read: (after, many) => this.visits({ from, to }, after ? placeOf(after) : start, many),
      fitting: (some) => this.fitting(some, search),
      limit,
      most: MAX_OPENED,
    });
    return {
      items: await this.views.of(rows),
      nextCursor: last ? cursorOf(last) : null,
      within: { from: start?.startsAt.slice(0, 10) ?? dateOf(from), to: dateOf(last?.startsAt ?? to) },
    };
  }

  private visits({ from, to }: Span, after: Place | undefined, many: number): Promise<BookingRow[]> {
    const query = this.rows.createQueryBuilder('b').where('b.starts_at between :from and :to', { from, to });
    if (after) query.andWhere('(b.starts_at, b.id) > (:startsAt, :id)', after);
    return query.orderBy('b.startsAt').addOrderBy('b.id').limit(many).getMany();
  }

  /** Those whose customer is meant. */
  private async fitting(rows: readonly BookingRow[], text: string): Promise<BookingRow[]> {
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    return rows.filter(({ customerRef }) => tells(known.get(customerRef), text));
  }
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const cursorAt = (offset: number): string => Buffer.from(`from ${offset}`).toString('base64url');

function offsetIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^from (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!offset) throw new Refusal('BAD_REQUEST');
  return Number(offset);
}

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

const tells = (customer: CustomerDetails | undefined, text: string): boolean =>
  customer !== undefined && isFound(text, [customer.name], customer.phone);
