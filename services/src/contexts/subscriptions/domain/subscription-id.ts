const streamPrefix = 'subscription/';

/** So many ledgers share the subscriptions, from -17 down (docs/adr/0029). For ever. */
const FIRST_LEDGER = -17;
const LEDGERS = 8;

/** An account has one stream, so that it never pays two plans at once. */
export const subscriptionStream = (userId: number): string => `${streamPrefix}${userId}`;

/** The account that a stream is of. */
export const userIdIn = (stream: string): number => Number(stream.slice(streamPrefix.length));

export const subscriptionLedgerOf = (userId: number): number => FIRST_LEDGER - (userId % LEDGERS);
