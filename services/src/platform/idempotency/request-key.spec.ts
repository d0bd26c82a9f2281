import { describe, expect, it } from '@jest/globals';
import type { RequestKey } from '@northlight/event-store';
import type { SigningSecrets } from '../kernel/keyed-hash.js';
import { hasFingerprint, requestKeyOf } from './request-key.js';

const secrets = { SECRET: 'a secret of the house' };
const fingerprintOf = (body: object): string | undefined =>
  requestKeyOf('request-1', { scope: 'visitor', body, secrets })?.fingerprint;

describe('what a request asks', () => {
  const fingerprint = fingerprintOf({ date: '2026-11-28', tickets: 2, email: 'ann@example.com' });

  it('is the same whatever the order of its fields, and whoever asked before', () => {
    for (const other of [
      { tickets: 2, date: '2026-11-28' },
      { date: '2026-11-28', tickets: 2, email: null, phone: '' },
    ]) {
      fingerprintOf(other);
      expect(fingerprintOf({ tickets: 2, email: 'ann@example.com', date: '2026-11-28' })).toBe(fingerprint);
      expect(fingerprintOf({ email: 'ann@example.com', date: '2026-11-28', tickets: 2 })).toBe(fingerprint);
    }
  });

  it('is the same after one who asked for more, beginning with the same', () => {
    const few = { date: '2026-11-28', tickets: 2 };
    const alone = fingerprintOf(few);
    fingerprintOf({ ...few, email: 'ann@example.com' });
    expect(fingerprintOf(few)).toBe(alone);
  });

  it.each([
    { date: '2026-11-28', tickets: 3, email: 'ann@example.com' },
    { date: '2026-11-28', tickets: '2', email: 'ann@example.com' },
    { date: '2026-11-28', tickets: 2, phone: 'ann@example.com' },
    { date: '2026-11-28', tickets: 2 },
    { date: '2026-11-28', tickets: 2, email: 'ann@example.com', phone: '' },
  ])('is another where a value or a name is another: %p', (other) => {
    expect(fingerprintOf(other)).not.toBe(fingerprint);
  });

  it('is the same while the secret changes, and another once the one before is gone', () => {
    const body = { date: '2026-11-28', tickets: 2, email: 'ann@example.com' };
    const under = (changed: SigningSecrets) => requestKeyOf('request-1', { scope: 'visitor', body, secrets: changed });
    const during = under({ SECRET: 'the next secret', SECRET_BEFORE: secrets.SECRET }) as RequestKey;
    const after = under({ SECRET: 'the next secret' }) as RequestKey;
    expect(hasFingerprint(during, fingerprint)).toBe(true);
    expect(hasFingerprint(during, after.fingerprint)).toBe(true);
    expect(hasFingerprint(after, fingerprint)).toBe(false);
    expect(hasFingerprint(after, undefined)).toBe(false);
  });

  it('is kept as nothing that could be read', () => {
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
  });
});
