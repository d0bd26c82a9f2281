import { aQuarterOfAnHour, type Limit } from '../../../platform/kernel/limit.js';

const seconds = aQuarterOfAnHour;

/**
 * Sign-in is counted three ways, the narrowest first, so that somebody who guesses at one account from one place is
 * stopped before the owner elsewhere notices (reliability.md rows 49 and 50). A browser on which the account has signed
 * in before is counted by itself alone: strangers, however many, do not keep its owner out.
 */
export const signInLimits = {
  pair: { of: 'sign-in account from address', most: 10, seconds },
  address: { of: 'sign-in address', most: 50, seconds },
  account: { of: 'sign-in account', most: 50, seconds },
  device: { of: 'sign-in device', most: 10, seconds },
} as const satisfies Record<string, Limit>;

/** Guesses at the credentials of the first admin (decisions.md G20). */
export const setupLimit = { of: 'setup address', most: 5, seconds } as const satisfies Limit;

/** Tries to register with one e-mail; how many accounts a network may ask for is a setting. */
export const registerLimit = { of: 'register email', most: 10, seconds } as const satisfies Limit;

/** Accounts that one network may ask for. */
export const registrationLimit = (most: number): Limit => ({
  of: 'register address',
  most,
  seconds,
});

/** Links that open nothing, from one address: far below what guessing at a token would take. */
export const linkLimit = { of: 'account link address', most: 30, seconds } as const satisfies Limit;

/** Refused setups of one address that the audit is told: those that may be tried, and the first that may not. */
export const setupAuditLimit = {
  of: 'setup audit address',
  most: setupLimit.most + 1,
  seconds,
} as const satisfies Limit;

/** Asking for a new password: from one address, and mails to one e-mail. */
export const resetLimits = {
  address: { of: 'reset address', most: 20, seconds },
  email: { of: 'reset email', most: 3, seconds },
} as const satisfies Record<string, Limit>;

/** Guesses at the password of an account that is signed in already. */
export const ownPasswordLimit = { of: 'own password', most: 10, seconds } as const satisfies Limit;

/** Guesses at the code of an account whose password is known already. */
export const secondFactorLimit = { of: 'second factor', most: 5, seconds } as const satisfies Limit;

/** Mails that the owner of an account has sent to themselves. */
export const mailLimit = { of: 'account mail', most: 5, seconds } as const satisfies Limit;
