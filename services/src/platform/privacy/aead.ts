import { createCipheriv, createDecipheriv } from 'node:crypto';
import sodium from 'libsodium-wrappers';
import { logger } from '../observability/logger.js';
import type { Entropy } from './entropy.js';

/** ChaCha20-Poly1305 as RFC 8439 has it: format (1 byte), nonce (12), ciphertext, tag (16). There is no format 1 (docs/adr/0067). */
const FORMAT = 2;
const nonceBytes = 12;
const tagBytes = 16;
const tag = { authTagLength: tagBytes };
const [head, least] = [1 + nonceBytes, 1 + nonceBytes + tagBytes];

let isLoaded = false;
/** Resolves once libsodium encrypts; until then, and where it cannot be loaded, Node makes the same bytes in twice the time. */
export const sodiumIsThere: Promise<void> = sodium.ready.then(
  () => {
    isLoaded = true;
  },
  (error: unknown) => logger.warn({ err: error }, 'libsodium cannot be loaded: Node seals instead'),
);

interface Lock {
  readonly key: Buffer;
  /** What the ciphertext belongs to: it can be opened only for the same thing. */
  readonly about: string;
}

/** @param entropy where the nonce comes from */
export function encrypt(plain: Buffer, { key, about }: Lock, entropy: Entropy): Buffer {
  const nonce = entropy.take(nonceBytes);
  const begin = [Buffer.of(FORMAT), nonce];
  const extra = Buffer.from(about);
  if (isLoaded)
    return Buffer.concat([...begin, sodium.crypto_aead_chacha20poly1305_ietf_encrypt(plain, extra, null, nonce, key)]);
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, tag);
  cipher.setAAD(extra, { plaintextLength: plain.length });
  return Buffer.concat([...begin, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the bytes were altered, or were encrypted with another key or about another thing */
export function decrypt(stored: Buffer, { key, about }: Lock): Buffer {
  if (stored.length < least) throw new Error('This is shorter than whatever was encrypted');
  if (stored[0] !== FORMAT) throw new Error('This is not in a format that is known');
  const text = stored.subarray(head, -tagBytes);
  const decipher = createDecipheriv('chacha20-poly1305', key, stored.subarray(1, head), tag);
  decipher.setAAD(Buffer.from(about), { plaintextLength: text.length }).setAuthTag(stored.subarray(-tagBytes));
  return Buffer.concat([decipher.update(text), decipher.final()]);
}
