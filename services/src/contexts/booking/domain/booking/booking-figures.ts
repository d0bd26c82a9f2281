import type { SeatLoad } from '@northlight/contracts';
import type { Cents } from '../../../../platform/kernel/money.js';

/** A venue and the zone of the clock on its wall. */
export interface VenueZone {
  readonly venueId: number;
  readonly timezone: string;
}

/** What one local day brought; what was placed and lapsed is left out. */
export interface DaySales {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly placed: number;
  readonly cancelled: number;
  /** Of what was placed on the day, less what of it was cancelled and given back, or never paid. */
  readonly revenue: Cents;
}

/** Some visits: which days, at which venue, of which experience; unset is all. */
export interface VisitFiguresQuery {
  readonly from: string;
  readonly to: string;
  readonly venueId?: number | undefined;
  readonly experienceId?: number | undefined;
}

/** What visits of one experience at one venue come to, and how full it was. */
export interface VisitSales extends SeatLoad {
  readonly venueId: number;
  readonly experienceId: number;
  readonly bookings: number;
  readonly cancelled: number;
  readonly noShows: number;
  readonly tickets: number;
  readonly discounts: Cents;
  /** What gift vouchers paid of it, also where a cancellation gave that back to them: like the price, before any refund. */
  readonly vouchers: Cents;
  readonly fees: Cents;
  /** What was to be paid for them, fees included, before anything went back. */
  readonly total: Cents;
  /** Of what was cancelled: what nobody had paid, and what of the rest went back. */
  readonly unpaid: Cents;
  readonly refunds: Cents;
}

/** What other rooms may ask to be counted. `at` is now: holds whose time is over count no more. */
export abstract class BookingFigures {
  /** Every booking that was ever placed, and those that wait for their confirmation. */
  abstract counts(at: Date): Promise<{ readonly total: number; readonly pending: number }>;

  /** Venues for which something was placed or cancelled since. */
  abstract venuesSince(since: Date): Promise<readonly number[]>;

  /** Day by day from `from` on, in the calendars of these walls; days without anything are left out. */
  abstract salesByDay(walls: readonly VenueZone[], from: string, at: Date): Promise<readonly DaySales[]>;

  /** How many parties visit a venue on a day, or have. */
  abstract visitsOn(venueId: number, date: string, at: Date): Promise<number>;

  /** Seats on sale at a venue by day; days without a slot are left out. */
  abstract load(
    venueId: number,
    days: { readonly from: string; readonly to: string },
    at: Date,
  ): Promise<readonly (SeatLoad & { readonly date: string })[]>;

  /** Visits on some days, by venue and experience. */
  abstract visitSales(wanted: VisitFiguresQuery, at: Date): Promise<readonly VisitSales[]>;
}
