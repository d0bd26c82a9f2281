import type { TryLimit } from '../../../platform/kernel/try-limit.js';

/** Guesses at access codes, three ways (decisions.md C7): of one account, at one inquiry, from one network. */
export const accessLimits = {
  user: { of: 'access code user', most: 10 },
  inquiry: { of: 'access code inquiry', most: 10 },
  address: { of: 'access code address', most: 10 },
} as const satisfies Record<string, TryLimit>;

/** Applications of one account: each of them writes two mails. */
export const inquiryLimit = { of: 'inquiry user', most: 10 } as const satisfies TryLimit;
