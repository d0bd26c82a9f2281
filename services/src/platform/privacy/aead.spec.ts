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

describe('what was encrypted with AES, before', () => {
  const nonce = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  const stored = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), encrypted]);

  it('is opened as ever', () => {
    expect(decrypt(stored, { key, about })).toEqual(text);
    expect(() => decrypt(stored, { key, about: 'somebody else' })).toThrow();
  });

  it('is not opened in another format', () => {
    expect(() => decrypt(Buffer.concat([Buffer.of(2), stored.subarray(1)]), { key, about })).toThrow();
    expect(() => decrypt(Buffer.concat([Buffer.of(3), stored.subarray(1)]), { key, about })).toThrow(/format/);
    expect(() => decrypt(stored.subarray(0, 20), { key, about })).toThrow(/shorter/);
  });
});
