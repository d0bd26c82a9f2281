const streamPrefix = 'guest-passes/';

/** So many ledgers share the guest passes, from -25 down (docs/adr/0088). For ever. */
const FIRST_LEDGER = -25;
const LEDGERS = 8;

/** An account has one stream: its passes are counted in one place. */
export const guestPassesStream = (userId: number): string => `${streamPrefix}${userId}`;

/** The account that a stream is of. */
export const userIdIn = (stream: string): number => Number(stream.slice(streamPrefix.length));

export const guestPassesLedgerOf = (userId: number): number => FIRST_LEDGER - (userId % LEDGERS);
