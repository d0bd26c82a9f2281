import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  longestReport,
  type ReportFigures,
  type ReportRow,
  type ReportView,
  type ShopFigures,
  type ShowReportDto,
} from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { addDaysTo, daysBetween, startOfDay } from '../../../../platform/kernel/venue-time.js';
import { BookingFigures, type VisitSales } from '../../../booking/index.js';
import { Catalog } from '../../../catalog/index.js';
import { Orders } from '../../../merchandise/index.js';
import { figuresOf, totalOf } from './report-figures.js';

/** What do the visits of some days come to? For admins. */
export class ShowReport extends Query<ReportView> {
  constructor(readonly wanted: ShowReportDto) {
    super();
  }
}

@QueryHandler(ShowReport)
export class ShowReportHandler implements IQueryHandler<ShowReport> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: BookingFigures,
    private readonly orders: Orders,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: ShowReport): Promise<ReportView> {
    const { from, to, venueId, experienceId } = wanted;
    if (to < from) throw new Refusal('DAYS_CROSSED');
    if (daysBetween(from, to) >= longestReport) throw new Refusal('SPAN_TOO_LONG', { days: longestReport });
    const now = this.clock.now();
    const sales = await this.bookings.visitSales(wanted, now);
    const names = await this.namesOf(sales);
    const isWhole = venueId === undefined && experienceId === undefined;
    return {
      ...{ from, to, asOf: now.toISOString() },
      rows: sales.map((one) => ({ ...names(one), ...figuresOf(one) })).sort(byName),
      total: totalOf(sales),
      shop: isWhole ? await this.shopOf(from, to) : null,
    };
  }

  /** What venues and experiences are called, each asked for once. A sale outlives what the catalogue knows of it. */
  private async namesOf(
    sales: readonly VisitSales[],
  ): Promise<(sales: VisitSales) => Omit<ReportRow, keyof ReportFigures>> {
    const venues = await each(sales, 'venueId', async (id) => (await this.catalog.venue(id))?.name);
    const experiences = await each(sales, 'experienceId', async (id) => (await this.catalog.ticketOffer(id))?.name);
    return ({ venueId, experienceId }) => ({
      ...{ venueId, venueName: venues.get(venueId) ?? `Venue ${venueId}` },
      ...{ experienceId, experienceName: experiences.get(experienceId) ?? `Experience ${experienceId}` },
    });
  }

  /** The shop's days are those of the first open venue, where everything is collected. */
  private async shopOf(from: string, to: string): Promise<ShopFigures> {
    const zone = (await this.catalog.openVenues())[0]?.timezone ?? 'UTC';
    const { orders, pieces, amount } = await this.orders.shelfSales(
      startOfDay(from, zone),
      startOfDay(addDaysTo(to, 1), zone),
    );
    return { orders, pieces, amount: dollarsOf(amount) };
  }
}

/** The names of the different ids in a column of the sales. */
async function each(
  sales: readonly VisitSales[],
  column: 'venueId' | 'experienceId',
  nameOf: (id: number) => Promise<string | undefined>,
): Promise<ReadonlyMap<number, string | undefined>> {
  const ids = [...new Set(sales.map((one) => one[column]))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const)));
}

const byName = (one: ReportRow, other: ReportRow): number =>
  one.venueName.localeCompare(other.venueName, 'en') || one.experienceName.localeCompare(other.experienceName, 'en');
