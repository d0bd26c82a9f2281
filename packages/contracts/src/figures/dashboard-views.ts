/** Seats of some slots: how many are taken, of how many. */
export interface SeatLoad {
  readonly booked: number;
  readonly capacity: number;
}

/** What one day brought. Dollars; the day is that of the venue's own wall. */
export interface DayFigures {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Bookings that were placed; what lapsed unconfirmed is not among them. */
  readonly placed: number;
  readonly cancelled: number;
  /** What those that were placed come to, booking fee included, less what their cancellations give back. */
  readonly revenue: number;
}

/** Seats on sale at a venue, day by day. */
export interface VenueLoad {
  readonly venueId: number;
  readonly venueName: string;
  readonly days: readonly (SeatLoad & { readonly date: string })[];
}

/** GET /api/admin/dashboard: how business stands at `asOf` (an ISO instant). Days are those of each venue's own wall. */
export interface DashboardView {
  readonly asOf: string;
  /** Every booking that was ever placed. */
  readonly totalBookings: number;
  /** Bookings that hold seats and are not confirmed yet. */
  readonly pendingBookings: number;
  /** Accounts with a plan that runs. */
  readonly activeMembers: number;
  /** Bookings whose visit is today, and the seats of today. */
  readonly visitsToday: number;
  readonly seatsToday: SeatLoad;
  /** Revenue of the days of this month, in dollars; see `DayFigures`. */
  readonly monthRevenue: number;
  /** The last 30 days, today included; the oldest first. */
  readonly days: readonly DayFigures[];
  /** The next 14 days, today included, of each venue that sells tickets. */
  readonly load: readonly VenueLoad[];
}
