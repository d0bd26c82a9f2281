/** GET /api/guest-passes: what the plan of an account has of guest passes in the period that runs. */
export interface GuestPassesView {
  /** Passes of a period, and how many of them may still be used in this one; nothing without a plan that runs. */
  readonly passes: number;
  readonly left: number;
  /** The last day (yyyy-MM-dd) on which those may be used; null without a plan that runs. */
  readonly until: string | null;
}

/** Guests of a booking who come in with a pass of the holder's plan; not there where none do. */
export interface GuestPassPart {
  readonly guestPasses?: number;
  /** Dollars that they take off: part of the discount. */
  readonly guestPassDiscount?: number;
}
