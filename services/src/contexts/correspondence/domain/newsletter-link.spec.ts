import { describe, expect, it } from '@jest/globals';
import { mayConfirm } from './newsletter-link.js';

const askedAt = new Date('2026-11-20T15:00:00Z');
const entry = { askedAt, confirmedAt: null, isGone: false };
const after = (days: number, ms = 0) => new Date(askedAt.getTime() + days * 86_400_000 + ms);

describe('the link that confirms an address', () => {
  it('is good for seven days, and not a moment longer', () => {
    expect(mayConfirm(entry, after(7, -1))).toBe(true);
    expect(mayConfirm(entry, after(7))).toBe(false);
  });

  it('may be pressed again, however late', () => {
    expect(mayConfirm({ ...entry, confirmedAt: after(1) }, after(90))).toBe(true);
  });

  it('brings nobody back who has left', () => {
    expect(mayConfirm({ ...entry, confirmedAt: after(1), isGone: true }, after(2))).toBe(false);
  });
});
