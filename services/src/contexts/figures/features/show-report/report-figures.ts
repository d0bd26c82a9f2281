import type { ReportFigures } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import type { VisitSales } from '../../../booking/index.js';

type Sums = Omit<VisitSales, 'venueId' | 'experienceId'>;

const nothing: Sums = {
  ...{ bookings: 0, cancelled: 0, noShows: 0, tickets: 0, booked: 0, capacity: 0 },
  ...{ discounts: 0, vouchers: 0, fees: 0, total: 0, unpaid: 0, refunds: 0 },
};

/** The line of a report, in dollars; gross − discounts − vouchers + fees − unpaid − refunds = net. */
export const figuresOf = ({ discounts, vouchers, fees, total, unpaid, refunds, ...counts }: Sums): ReportFigures => ({
  bookings: counts.bookings,
  cancelled: counts.cancelled,
  noShows: counts.noShows,
  tickets: counts.tickets,
  gross: dollarsOf(total - fees + vouchers + discounts),
  discounts: dollarsOf(discounts),
  vouchers: dollarsOf(vouchers),
  fees: dollarsOf(fees),
  unpaid: dollarsOf(unpaid),
  refunds: dollarsOf(refunds),
  net: dollarsOf(total - unpaid - refunds),
  booked: counts.booked,
  capacity: counts.capacity,
});

/** All lines together, added up in cents. */
export const totalOf = (sales: readonly VisitSales[]): ReportFigures => figuresOf(sales.reduce<Sums>(plus, nothing));

const plus = (sum: Sums, one: Sums): Sums => ({
  bookings: sum.bookings + one.bookings,
  cancelled: sum.cancelled + one.cancelled,
  noShows: sum.noShows + one.noShows,
  tickets: sum.tickets + one.tickets,
  booked: sum.booked + one.booked,
  capacity: sum.capacity + one.capacity,
  discounts: sum.discounts + one.discounts,
  vouchers: sum.vouchers + one.vouchers,
  fees: sum.fees + one.fees,
  total: sum.total + one.total,
  unpaid: sum.unpaid + one.unpaid,
  refunds: sum.refunds + one.refunds,
});
