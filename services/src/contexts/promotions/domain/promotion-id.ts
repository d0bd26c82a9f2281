const streamPrefix = 'promotion/';

/** So many ledgers share the promo codes, from -33 down (docs/adr/0084). For ever. */
const FIRST_LEDGER = -33;
const LEDGERS = 8;

/** A promo code that decisions are made on. */
export interface PromotionRef {
  readonly ledger: number;
  readonly code: string;
}

export const promotionStream = (code: string): string => `${streamPrefix}${code}`;

/** The code that a stream is about. */
export const codeIn = (stream: string): string => stream.slice(streamPrefix.length);

/** The ledger of a code, by its letters. */
export const promotionLedgerOf = (code: string): number =>
  FIRST_LEDGER - ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % LEDGERS);
