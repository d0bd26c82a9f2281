/** So many tries of a kind in one window; the next ones wait for its end. */
export interface TryLimit {
  readonly of: string;
  readonly most: number;
}

/** An hour, in ms. */
export const tryWindow = 3_600_000;

/** Guesses at access codes, three ways (decisions.md C7): of one account, at one inquiry, from one network. */
export const accessLimits = {
  user: { of: 'access code user', most: 10 },
  inquiry: { of: 'access code inquiry', most: 10 },
  address: { of: 'access code address', most: 10 },
} as const satisfies Record<string, TryLimit>;

/** Applications of one account: each of them writes two mails. */
export const inquiryLimit = { of: 'inquiry user', most: 10 } as const satisfies TryLimit;

interface Tries {
  readonly count: number;
  readonly endsAt: Date;
}

/** Whole seconds to wait before the next try is looked at; 0 while the limit is kept. */
export const waitAfter = ({ count, endsAt }: Tries, { most }: TryLimit, now: Date): number =>
  count <= most ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
