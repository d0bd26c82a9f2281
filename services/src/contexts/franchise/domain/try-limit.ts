import { anHour, type Limit } from '../../../platform/kernel/limit.js';

const seconds = anHour;

/**
 * Guesses at access codes, three ways (decisions.md C7): of one account, at one inquiry, from one network. Those at an
 * inquiry are counted for each network: guesses from elsewhere do not keep its candidate out.
 */
export const accessLimits = {
  user: { of: 'access code user', most: 10, seconds },
  inquiry: { of: 'access code inquiry from network', most: 10, seconds },
  address: { of: 'access code address', most: 10, seconds },
} as const satisfies Record<string, Limit>;

/** Applications of one account: each of them writes two mails. */
export const inquiryLimit = { of: 'inquiry user', most: 10, seconds } as const satisfies Limit;
