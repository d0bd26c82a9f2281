/** So many tries at one thing are allowed in one window; the next ones have to wait for its end. */
export interface TryLimit {
  /** What is counted: the tries of one address at one account, of one address, at one account. */
  readonly of: string;
  readonly most: number;
}

export const tryWindow = 15 * 60 * 1000;

/**
 * Sign-in is counted three ways, the narrowest first, so that somebody who guesses at one account from one place is
 * stopped before the owner elsewhere notices (reliability.md rows 49 and 50).
 */
export const signInLimits = {
  pair: { of: 'sign-in account from address', most: 10 },
  address: { of: 'sign-in address', most: 50 },
  account: { of: 'sign-in account', most: 50 },
} as const satisfies Record<string, TryLimit>;

/** Guesses at the credentials of the first admin (decisions.md G20). */
export const setupLimit = { of: 'setup address', most: 5 } as const satisfies TryLimit;

/** Tries to register with one e-mail; how many accounts a network may ask for is a setting. */
export const registerLimit = { of: 'register email', most: 10 } as const satisfies TryLimit;

/** Links that open nothing, from one address: far below what guessing at a token would take. */
export const linkLimit = { of: 'account link address', most: 30 } as const satisfies TryLimit;

/** Refused setups of one address that the audit is told: those that may be tried, and the first that may not. */
export const setupAuditLimit = { of: 'setup audit address', most: setupLimit.most + 1 } as const satisfies TryLimit;

/** Asking for a new password: from one address, and mails to one e-mail. */
export const resetLimits = {
  address: { of: 'reset address', most: 20 },
  email: { of: 'reset email', most: 3 },
} as const satisfies Record<string, TryLimit>;

/** Guesses at the password of an account that is signed in already. */
export const ownPasswordLimit = { of: 'own password', most: 10 } as const satisfies TryLimit;

/** Mails that the owner of an account has sent to themselves. */
export const mailLimit = { of: 'account mail', most: 5 } as const satisfies TryLimit;

/** A window as it stands after one more try. */
export interface Tries {
  readonly count: number;
  readonly endsAt: Date;
}

/** Whole seconds to wait before the next try is looked at; 0 while `limit` is kept. */
export const waitAfter = ({ count, endsAt }: Tries, { most }: TryLimit, now: Date): number =>
  count <= most ? 0 : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
