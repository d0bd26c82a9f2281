import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyedHash } from './keyed-hash.js';

const byNode = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

describe('a keyed hash', () => {
  it('is the HMAC-SHA256 that Node makes, of whatever text under whatever key', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 6_000 });
    const key = fc.oneof(
      fc.string({ minLength: 1, maxLength: 200 }),
      fc.uint8Array({ maxLength: 200 }).map(Buffer.from),
    );
    fc.assert(
      fc.property(key, fc.array(text, { minLength: 1, maxLength: 5 }), (secret, texts) => {
        const hash = new KeyedHash(secret);
        for (const one of texts) expect(hash.of(one, 'base64url')).toBe(byNode(secret, one));
      }),
    );
  });

  it.each([0, 1_365, 1_366, 4_096, 100_000])(
    'is it also of a text of %i letters that take three bytes each',
    (length) => {
      const text = '李'.repeat(length);
      expect(new KeyedHash('a secret').of(text, 'base64url')).toBe(byNode('a secret', text));
    },
  );
});
