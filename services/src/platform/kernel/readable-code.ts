/** Letters and digits that nobody mistakes for one another, read aloud or printed: no 0/O, 1/I/L, 5/S, 8/B, U/V. */
export const readableAlphabet = '2346789ACDEFGHJKMNPQRTWXYZ';

/** Turns random bytes into as many characters that people can read to one another: `7K4M2QXD`. */
export const readableCode = (random: readonly number[]): string =>
  random.map((byte) => readableAlphabet[byte % readableAlphabet.length]).join('');

/** As people read it to one another: in groups of four. */
export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** What was meant by whatever was typed: case, spaces and dashes are of no importance. */
export const meantBy = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '');
