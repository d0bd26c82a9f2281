/** Letters and digits that nobody mistakes for one another, read aloud or printed: no 0/O, 1/I/L, 5/S, 8/B, U/V. */
const alphabet = '2346789ACDEFGHJKMNPQRTWXYZ';

/** Turns eight random bytes into a reference as customers know it: `NL-7K4M2QXD`. */
export const referenceOf = (random: readonly number[]): string =>
  `NL-${random.map((byte) => alphabet[byte % alphabet.length]).join('')}`;
