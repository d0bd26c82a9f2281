/** So many tries of a kind in one window; the next ones wait for its end. */
export interface TryLimit {
  readonly of: string;
  readonly most: number;
}

/** An hour, in ms. */
export const tryWindow = 3_600_000;

interface Tries {
  readonly count: number;
  readonly endsAt: Date;
}

/** Whole seconds to wait before the next try is looked at; 0 while the limit is kept. */
export const waitAfter = ({ count, endsAt }: Tries, { most }: TryLimit, now: Date): number =>
  count <= most ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
