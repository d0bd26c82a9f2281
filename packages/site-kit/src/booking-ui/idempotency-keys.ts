/** A new key: 128 random bits in hex. Not randomUUID, which browsers keep from pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The Idempotency-Key of one form: the same for the same request, so that a repeated press or a retry after a lost
 * answer makes one booking (U10). It ends with the request: when that changes, or once it was answered.
 */
export const idempotencyKeys = () => {
  let current: { readonly request: string; readonly key: string } | undefined;
  return {
    keyFor: (request: object): string => {
      const text = JSON.stringify(request);
      if (current?.request !== text) current = { request: text, key: newKey() };
      return current.key;
    },
    forget: (): void => {
      current = undefined;
    },
  };
};
