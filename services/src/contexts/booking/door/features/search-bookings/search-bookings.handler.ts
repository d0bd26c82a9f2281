import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type FoundBookingsView, isFound, type SearchBookingsDto } from '@northlight/contracts';
import { In, type Repository } from 'typeorm';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { cutPage, instant, int, type KeyOf, KeysetCursor, uuid } from '../../../../../platform/kernel/keyset-cursor.js';
import { lookThrough } from '../../../../../platform/privacy/look-through.js';
import { BookingRow } from '../../../persistence/booking.row.js';
import { type CustomerDetails, Customers } from '../../../persistence/customers.repository.js';
import { DeskViews } from '../../../persistence/desk-views.js';

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

const key = { startsAt: instant, id: uuid };
const nameCursor = new KeysetCursor('visit', key);
const emailCursor = new KeysetCursor('from', { offset: int });

type Visit = BookingRow & KeyOf<typeof key>;

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
    const { offset } = emailCursor.keyIn(cursor) ?? { offset: 0 };
    const found = await this.customers.bookingsWith(search, { limit: limit + 1, offset });
    const page = cutPage(found, limit);
    const rows = await this.rows.findBy({ id: In(page.rows.map(({ id }) => id)) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const items = await this.views.of(found.flatMap(({ id }) => byId.get(id) ?? []));
    return { items, nextCursor: emailCursor.after(page.last && { offset: offset + limit }), within: null };
  }

  private async withName({ search, limit, cursor }: SearchBookingsDto): Promise<FoundBookingsView> {
    const now = this.clock.now().getTime();
    const [from, to] = [new Date(now - daysBack * DAY_MS), new Date(now + daysAhead * DAY_MS)];
    const start = nameCursor.keyIn(cursor);
    const { rows, last } = await lookThrough<Visit>({
      read: (after, many) => this.visits({ from, to }, after ?? start, many),
      fitting: (some) => this.fitting(some, search),
      limit,
      most: MAX_OPENED,
    });
    return {
      items: await this.views.of(rows),
      nextCursor: nameCursor.after(last),
      within: { from: dateOf(start?.startsAt ?? from), to: dateOf(last?.startsAt ?? to) },
    };
  }

  private visits({ from, to }: Span, after: KeyOf<typeof key> | undefined, many: number): Promise<Visit[]> {
    const query = this.rows.createQueryBuilder('b').where('b.starts_at between :from and :to', { from, to });
    if (after) query.andWhere('(b.starts_at, b.id) > (:startsAt, :id)', after);
    return query.orderBy('b.startsAt').addOrderBy('b.id').limit(many).getMany() as Promise<Visit[]>;
  }

  /** Those whose customer is meant. */
  private async fitting(rows: readonly Visit[], text: string): Promise<Visit[]> {
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    return rows.filter(({ customerRef }) => tells(known.get(customerRef), text));
  }
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

const tells = (customer: CustomerDetails | undefined, text: string): boolean =>
  customer !== undefined && isFound(text, [customer.name], customer.phone);
