/** Seats of some slots: how many are taken, of how many. */
export interface SeatLoad {
  readonly booked: number;
  readonly capacity: number;
}

/** GET /api/admin/dashboard: how business stands at `asOf` (an ISO instant). Days are those of each venue's own wall. */
export interface DashboardView {
  readonly asOf: string;
  /** Every booking that was ever placed. */
  readonly totalBookings: number;
  /** Bookings that hold seats and are not confirmed yet. */
  readonly pendingBookings: number;
  readonly seatsToday: SeatLoad;
  /** Today and the six days after it. */
  readonly seatsThisWeek: SeatLoad;
}

/** One slot on an operator's board. */
export interface BoardSlotView {
  readonly id: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  readonly isClosed: boolean;
  readonly hasStarted: boolean;
}

/** GET /api/admin/day-board: one entry for each venue that sells tickets, with today's slots there. */
export interface DayBoardView {
  readonly venueId: number;
  readonly venueName: string;
  /** The venue's today, yyyy-MM-dd. */
  readonly date: string;
  readonly experiences: readonly {
    readonly id: number;
    readonly name: string;
    readonly slots: readonly BoardSlotView[];
  }[];
}
