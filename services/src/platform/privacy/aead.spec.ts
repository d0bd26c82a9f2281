import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decrypt, encrypt, sodiumIsThere } from './aead.js';
import { Entropy } from './entropy.js';

const key = Buffer.alloc(32, 7);
const about = 'text of ännchen';
const text = Buffer.from('{"name":"Änn 李"}');

/** Chance that is the same each time. */
class Known extends Entropy {
  override take(count: number): Buffer {
    return Buffer.alloc(count, 9);
  }
}

describe('what is encrypted', () => {
  it('has the same bytes, whether libsodium is there already or Node has to do it', async () => {
    const byNode = encrypt(text, { key, about }, new Known());
    await sodiumIsThere;
    const bySodium = encrypt(text, { key, about }, new Known());
    expect(bySodium.toString('hex')).toBe(byNode.toString('hex'));
    expect(decrypt(bySodium, { key, about })).toEqual(text);
  });

  it('is ChaCha20-Poly1305, behind its format and its nonce', async () => {
    await sodiumIsThere;
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12, 9), { authTagLength: 16 });
    cipher.setAAD(Buffer.from(about), { plaintextLength: text.length });
    const expected = [Buffer.of(2), Buffer.alloc(12, 9), cipher.update(text), cipher.final(), cipher.getAuthTag()];
    expect(encrypt(text, { key, about }, new Known())).toEqual(Buffer.concat(expected));
  });
});

describe('what is not opened', () => {
  const stored = encrypt(text, { key, about }, new Known());
  const altered = (at: number) => stored.map((byte, nth) => (nth === at ? byte ^ 1 : byte)) as Buffer;

  it('is about another thing, or encrypted with another key', () => {
    expect(() => decrypt(stored, { key, about: 'somebody else' })).toThrow();
    expect(() => decrypt(stored, { key: Buffer.alloc(32, 8), about })).toThrow();
  });

  it.each([
    ['its nonce', 1],
    ['its text', 13],
    ['its tag', stored.length - 1],
  ])('was altered in %s', (_, at) => {
    expect(() => decrypt(altered(at), { key, about })).toThrow();
  });

  it('is in another format, or too short for any', () => {
    for (const format of [1, 3])
      expect(() => decrypt(Buffer.concat([Buffer.of(format), stored.subarray(1)]), { key, about })).toThrow(/format/);
    expect(() => decrypt(stored.subarray(0, 20), { key, about })).toThrow(/shorter/);
  });
});
