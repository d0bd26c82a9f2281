/** Letters and digits that nobody mistakes for one another, read aloud or printed: no 0/O, 1/I/L, 5/S, 8/B, U/V. */
const alphabet = '2346789ACDEFGHJKMNPQRTWXYZ';

/** Turns random bytes into as many characters that people can read to one another: `7K4M2QXD`. */
export const readableCode = (random: readonly number[]): string =>
  random.map((byte) => alphabet[byte % alphabet.length]).join('');
