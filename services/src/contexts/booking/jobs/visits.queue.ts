/**
 * The queue that wakes somebody to close visits. Nothing depends on its being in time: a visit of a day that is over is
 * closed whenever somebody looks.
 */
export const visitsQueue = {
  name: 'visits',
  close: 'close-visits',
  hourly: { every: 3_600_000 },
  /** How many days are looked through every hour, and once by a worker that starts: it may have slept for long. */
  daysBack: { hourly: 7, atStart: 400 },
} as const;

/** What a job looks through. */
export interface VisitsJob {
  readonly daysBack: number;
}
