import { setImmediate as turn } from 'node:timers/promises';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeskBookingView, FoundBookingsView } from '@northlight/contracts';
import { Between, In, type Repository } from 'typeorm';
import { Clock } from '../../../../platform/kernel/clock.js';
import { BookingRow } from '../../persistence/booking.row.js';
import { type CustomerDetails, Customers } from '../../persistence/customers.repository.js';
import { DeskViews } from '../../persistence/desk-views.js';

/** Which bookings does somebody at the desk mean? */
export class SearchBookings extends Query<FoundBookingsView> {
  constructor(readonly search: string) {
    super();
  }
}

/** Most that are shown. */
const most = 50;
/** Names are sealed, each with a key of its own: they can only be opened and read, so the days are few. */
const [daysBack, daysAhead] = [7, 60];
const mostOpened = 5_000;
const together = 250;
const dayLength = 86_400_000;
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

  async execute({ search }: SearchBookings): Promise<FoundBookingsView> {
    const code = reference.exec(search)?.[2];
    const named = code ? await this.rows.findBy({ reference: `NL-${code.toUpperCase()}` }) : [];
    // no name begins as a reference does: what is misread is not looked for among thousands of names
    if (named.length > 0 || (code && asReference.test(search)))
      return { items: await this.views.of(named), isCut: false, within: null };
    return search.includes('@') ? this.withEmail(search) : this.withName(search);
  }

  private async withEmail(email: string): Promise<FoundBookingsView> {
    const found = await this.customers.bookingsWith(email);
    const rows = await this.rows.findBy({ id: In(found.map(({ id }) => id)) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = found.flatMap(({ id }) => byId.get(id) ?? []);
    return { items: await this.views.of(inOrder.slice(0, most)), isCut: inOrder.length > most, within: null };
  }

  private async withName(text: string): Promise<FoundBookingsView> {
    const now = this.clock.now().getTime();
    const [from, to] = [new Date(now - daysBack * dayLength), new Date(now + daysAhead * dayLength)];
    const rows = await this.rows.find({
      // the days, a day wider for zones, are what the index knows
      where: { date: Between(dateOf(dayBefore(from)), dateOf(dayAfter(to))), startsAt: Between(from, to) },
      order: { startsAt: 'asc', id: 'asc' },
      take: mostOpened,
    });
    const items: DeskBookingView[] = [];
    for (let at = 0; at < rows.length && items.length <= most; at += together) {
      items.push(...(await this.views.of(await this.fitting(rows.slice(at, at + together), text))));
      await turn(); // those who book meanwhile come first
    }
    const within = { from: dateOf(from), to: dateOf(rows.length < mostOpened ? to : (rows.at(-1)?.startsAt ?? to)) };
    return { items: items.slice(0, most), isCut: items.length > most, within };
  }

  /** Those whose customer is meant; only of them more is asked. */
  private async fitting(rows: readonly BookingRow[], text: string): Promise<BookingRow[]> {
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    return rows.filter(({ customerRef }) => tells(known.get(customerRef), text));
  }
}

const dayBefore = (at: Date) => new Date(at.getTime() - dayLength);
const dayAfter = (at: Date) => new Date(at.getTime() + dayLength);
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** However it is written: case and accents are of no importance, nor is what stands between digits. */
function tells(customer: CustomerDetails | undefined, text: string): boolean {
  if (!customer) return false;
  if (plain(customer.name).includes(plain(text))) return true;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 4 && customer.phone !== null && customer.phone.replace(/\D/g, '').includes(digits);
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
