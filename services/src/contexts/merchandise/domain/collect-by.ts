const DAY_MS = 86_400_000;

interface Reserving {
  readonly at: Date;
  /** Of the booking policy. */
  readonly days: number;
  /** Starts of the visits that are ordered with it. */
  readonly visits: readonly (Date | null)[];
}

/** Until when merchandise is reserved: some days, and at least until the day after the last visit of the same order. */
export function collectByOf({ at, days, visits }: Reserving): Date {
  const starts = visits.map((start) => (start?.getTime() ?? 0) + DAY_MS);
  return new Date(Math.max(at.getTime() + days * DAY_MS, ...starts));
}
