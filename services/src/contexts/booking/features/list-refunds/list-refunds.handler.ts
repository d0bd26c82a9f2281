import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListRefundsDto, RefundsView, RefundView } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { isPaymentNoted } from '../../domain/refund.js';
import { BookingStates } from '../../persistence/booking-states.js';
import { type CustomerDetails, Customers } from '../../persistence/customers.repository.js';
import { type RefundOfBooking, StoredRefunds } from '../../persistence/stored-refunds.js';
import { type Facts, VisitFacts } from '../../persistence/visit-facts.js';
import { cursorOf, placeIn } from './cursor.js';

/** Who is owed money, since when and how much? For those who work at the venue. */
export class ListRefunds extends Query<RefundsView> {
  constructor(readonly wanted: ListRefundsDto) {
    super();
  }
}

@QueryHandler(ListRefunds)
export class ListRefundsHandler implements IQueryHandler<ListRefunds> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly refunds: StoredRefunds,
    private readonly facts: VisitFacts,
    private readonly customers: Customers,
    private readonly states: BookingStates,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted: { state = 'requested', limit, cursor } }: ListRefunds): Promise<RefundsView> {
    const after = cursor ? placeIn(cursor) : undefined;
    const found = await this.refunds.page({ state, limit: limit + 1, after });
    const rows = found.slice(0, limit);
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    const noted = await this.notedOf(rows);
    const last = rows.at(-1);
    return {
      items: (await this.facts.ofAll(rows)).map(([row, facts]) => ({
        ...viewOf(row, facts, known.get(row.customerRef)),
        paymentNoted: noted.has(row.bookingId),
      })),
      nextCursor: last && found.length > rows.length ? cursorOf(last) : null,
      sums: await this.refunds.sums(),
    };
  }

  /** One after the other: a long list must not take the log's few connections from those who book. */
  private async notedOf(rows: readonly RefundOfBooking[]): Promise<ReadonlySet<string>> {
    const noted = new Set<string>();
    for (const { venueId, bookingId } of rows)
      if (isPaymentNoted(await this.states.read(venueId, bookingId))) noted.add(bookingId);
    return noted;
  }
}

const viewOf = (
  row: RefundOfBooking,
  facts: Facts,
  customer: CustomerDetails | undefined,
): Omit<RefundView, 'paymentNoted'> => ({
  bookingId: row.bookingId,
  reference: row.reference,
  state: row.state,
  owed: dollarsOf(row.owed),
  paid: dollarsOf(row.paid),
  requestedAt: row.requestedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  method: row.method,
  receipt: row.receipt,
  failure: row.failure,
  customerName: customer?.name ?? null,
  customerEmail: customer?.email || null,
  customerPhone: customer?.phone ?? null,
  venueName: facts.venueName,
  timezone: facts.timezone,
  experienceName: facts.experienceName,
  date: row.date,
  time: row.time,
});
