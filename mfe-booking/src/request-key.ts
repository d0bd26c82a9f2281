/** 64 bits of a text in hex, well mixed (FNV-1a): enough to tell requests apart, not to keep a secret. */
const digestOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
};

/**
 * The Idempotency-Key of a request about lines of the cart: the same for the same request, also after a reload and in
 * another tab, so that one wish has one effect. The names of lines are random and never used again.
 */
export const requestKey = (lineIds: readonly string[], request: object): string =>
  `cart-${digestOf(lineIds.join(' '))}-${digestOf(JSON.stringify(request))}`;
