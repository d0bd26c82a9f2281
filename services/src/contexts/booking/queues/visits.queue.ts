/**
 * The queue that wakes somebody to close visits. Nothing depends on its being in time: a visit of a day that is over is
 * closed whenever somebody looks.
 */
export const visitsQueue = {
  name: 'visits',
  close: 'close-visits',
  hourly: { every: 3_600_000 },
  /** How many days before the last time are looked through every hour, and by a worker that starts. */
  daysBack: { hourly: 7, atStart: 400 },
} as const;

/** What a job looks through. */
export interface VisitsJob {
  readonly daysBack: number;
}
