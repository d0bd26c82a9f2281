import { anHour, type LimitsPerVisitor } from '../../../platform/kernel/limit.js';

const an = { seconds: anHour, code: 'TOO_MANY_PIECES' } as const;

/** Pieces that may be reserved: nothing is paid for them, and nobody else can have them meanwhile. */
export const pieceLimits: LimitsPerVisitor = {
  network: { of: 'pieces of a network', most: 100, ...an },
  email: { of: 'pieces of an e-mail', most: 60, ...an },
};
