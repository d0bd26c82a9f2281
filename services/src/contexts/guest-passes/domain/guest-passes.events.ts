/** A period began, or its plan is another one: so many passes may be used in it. */
export interface GuestPassesGranted {
  readonly type: 'GuestPassesGranted';
  /** What tells it from others: the end of a paid month (yyyy-MM-dd), or a calendar month (yyyy-MM). */
  readonly period: string;
  readonly passes: number;
}

/** Guests of a booking come in with passes. */
export interface GuestPassesUsed {
  readonly type: 'GuestPassesUsed';
  readonly booking: string;
  readonly period: string;
  readonly passes: number;
}

/** A booking needs so many of its passes no more: they belong to the period that they were taken from. */
export interface GuestPassesReturned {
  readonly type: 'GuestPassesReturned';
  readonly booking: string;
  readonly passes: number;
}

/** What can have happened to the guest passes of an account. Stream `guest-passes/<account>`. */
export type GuestPassEvent = GuestPassesGranted | GuestPassesUsed | GuestPassesReturned;
