import { type CipherKey, createCipheriv, createDecipheriv } from 'node:crypto';
import type { Entropy } from './entropy.js';

/** AES-256-GCM as NIST SP 800-38D has it. Stored as: format (1 byte), nonce (12), tag (16), ciphertext. */
const algorithm = 'aes-256-gcm';
const format = Buffer.of(1);
const nonceBytes = 12;
const tagBytes = 16;
const head = format.length + nonceBytes + tagBytes;

/** @param about what the ciphertext belongs to: it can be opened only for the same thing */
export function encrypt(plain: Buffer, { key, about }: { key: CipherKey; about: string }, entropy: Entropy): Buffer {
  const nonce = entropy.take(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const text = cipher.update(plain);
  cipher.final();
  return Buffer.concat([format, nonce, cipher.getAuthTag(), text]);
}

/** @throws when the bytes were altered, or were encrypted with another key or about another thing */
export function decrypt(stored: Buffer, { key, about }: { key: CipherKey; about: string }): Buffer {
  if (stored[0] !== format[0] || stored.length < head) throw new Error('This is not in a format that is known');
  const nonce = stored.subarray(format.length, format.length + nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  decipher.setAuthTag(stored.subarray(format.length + nonceBytes, head));
  return Buffer.concat([decipher.update(stored.subarray(head)), decipher.final()]);
}
