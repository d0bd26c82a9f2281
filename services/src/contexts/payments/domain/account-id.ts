const streamPrefix = 'account/';

/** So many ledgers share the accounts, from -9 down: those above are the vouchers' (docs/adr/0029). For ever. */
const FIRST_LEDGER = -9;
const LEDGERS = 8;

export const accountStream = (orderId: string): string => `${streamPrefix}${orderId}`;

/** The order that a stream is about. */
export const orderIdIn = (stream: string): string => stream.slice(streamPrefix.length);

/** The ledger of an order's account, by the id of the order. */
export const accountLedgerOf = (orderId: string): number =>
  FIRST_LEDGER - (Number.parseInt(orderId.slice(0, 8), 16) % LEDGERS);
