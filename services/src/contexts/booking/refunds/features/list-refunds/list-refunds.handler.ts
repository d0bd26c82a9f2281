import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListRefundsDto, RefundsView, RefundView } from '@northlight/contracts';
import { cutPage, instant, KeysetCursor, uuid } from '../../../../../platform/kernel/keyset-cursor.js';
import { type Cents, dollarsOf } from '../../../../../platform/kernel/money.js';
import { owedForVoucher } from '../../../domain/money/balance.js';
import { BookingStates } from '../../../persistence/booking-states.js';
import { type CustomerDetails, Customers } from '../../../persistence/customers.repository.js';
import { type RefundOfBooking, StoredRefunds } from '../../../persistence/stored-refunds.js';
import { type Facts, VisitFacts } from '../../../persistence/visit-facts.js';

/** Who is owed money, since when and how much? For those who work at the venue. */
export class ListRefunds extends Query<RefundsView> {
  constructor(readonly wanted: ListRefundsDto) {
    super();
  }
}

const refundCursor = new KeysetCursor('refund', { requestedAt: instant, bookingId: uuid });

/** Of what is owed: what a gift voucher had paid, and what the staff may withdraw. */
interface Parts {
  readonly forVoucher: Cents;
  readonly withdrawable: Cents;
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
    const after = refundCursor.keyIn(cursor);
    const { rows, last } = cutPage(await this.refunds.page({ state, limit: limit + 1, after }), limit);
    const known = await this.customers.readable(rows.map(({ venueId, customerRef: ref }) => ({ venueId, ref })));
    const parts = await this.partsOf(rows);
    return {
      items: (await this.facts.ofAll(rows)).map(([row, facts]) => ({
        ...viewOf(row, facts, known.get(row.customerRef)),
        owedForVoucher: dollarsOf(parts.get(row.bookingId)?.forVoucher ?? 0),
        withdrawable: dollarsOf(parts.get(row.bookingId)?.withdrawable ?? 0),
      })),
      nextCursor: refundCursor.after(last),
      sums: await this.refunds.sums(),
    };
  }

  /** One after the other: a long list must not take the log's few connections from those who book. */
  private async partsOf(rows: readonly RefundOfBooking[]): Promise<ReadonlyMap<string, Parts>> {
    const found = new Map<string, Parts>();
    for (const { venueId, bookingId } of rows) {
      const { balance, grants } = await this.states.read(venueId, bookingId);
      found.set(bookingId, { forVoucher: owedForVoucher(balance), withdrawable: grants.at(-1)?.amount ?? 0 });
    }
    return found;
  }
}

const viewOf = (
  row: RefundOfBooking,
  facts: Facts,
  customer: CustomerDetails | undefined,
): Omit<RefundView, 'owedForVoucher' | 'withdrawable'> => ({
  bookingId: row.bookingId,
  reference: row.reference,
  state: row.state,
  owed: dollarsOf(row.state === 'processing' ? row.onItsWay : row.owed),
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
