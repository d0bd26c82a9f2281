/**
 * The queue that wakes somebody to let holds lapse. Nothing depends on its being in time: whoever reads or buys looks
 * at the clock, and which holds are over is known to PostgreSQL alone.
 */
export const holdsQueue = {
  name: 'holds',
  letLapse: 'let-holds-lapse',
  every: { every: 15_000 },
} as const;
