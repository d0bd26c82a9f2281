import { readableAlphabet } from '../../../platform/kernel/readable-code.js';

/** 20 letters of 26, all but the first by chance: 89 bits. */
export const codeBytes = 20;

/** So many letters stand in lists, so that people can say which voucher they mean; 70 bits stay unknown. */
export const shownLetters = 4;

/** So many ledgers share the vouchers (docs/adr/0029); for ever, because codes are in people's hands. */
export const voucherLedgers = 8;

/** The ledger of a code, by its first letter: -1 to -8, where no venue is. @returns undefined for what is no code */
export function ledgerOf(code: string): number | undefined {
  const letters = [...code].map((letter) => readableAlphabet.indexOf(letter));
  const isCode = letters.length === codeBytes && letters.every((letter) => letter >= 0);
  return isCode ? -1 - ((letters[0] ?? 0) % voucherLedgers) : undefined;
}

export const endOf = (code: string): string => code.slice(-shownLetters);
