import { anHour, type Limit } from '../../../platform/kernel/limit.js';

/** Guesses at codes from one network in an hour; a code that is known is not counted. */
export const guessLimit = { of: 'voucher address', most: 10, seconds: anHour } as const satisfies Limit;
