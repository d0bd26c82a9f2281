import { anHour, type Limit } from '../../../platform/kernel/limit.js';

/** Guesses at promo codes from one network in an hour; a code that is known is not counted. */
export const guessLimit = { of: 'promo code address', most: 20, seconds: anHour } as const satisfies Limit;
