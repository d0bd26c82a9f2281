/** A text for those who look for it: case and accents are of no importance. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
