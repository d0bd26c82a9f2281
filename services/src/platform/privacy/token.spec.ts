import { describe, expect, it } from '@jest/globals';
import { acceptedTokens, isOneOf, isTokenOf, tokenOf } from './token.js';

const first = { SECRET: 'the first secret of this house, 01' };
const moving = { SECRET: 'the second secret of this house, 02', SECRET_BEFORE: first.SECRET };
const moved = { SECRET: moving.SECRET };
const token = tokenOf('manage', { id: 'b1', secrets: first });

describe('a token', () => {
  it('opens one thing for one purpose', () => {
    expect(isTokenOf(token, 'manage', { id: 'b1', secrets: first })).toBe(true);
    expect(isTokenOf(token, 'manage', { id: 'b2', secrets: first })).toBe(false);
    expect(isTokenOf(token, 'ticket', { id: 'b1', secrets: first })).toBe(false);
  });

  it('opens while the secret changes, and no longer once the one before is gone', () => {
    expect(isTokenOf(token, 'manage', { id: 'b1', secrets: moving })).toBe(true);
    expect(isTokenOf(token, 'manage', { id: 'b1', secrets: moved })).toBe(false);
  });

  it('is made under the present secret alone', () => {
    const fresh = tokenOf('manage', { id: 'b1', secrets: moving });
    expect(fresh).not.toBe(token);
    expect(isTokenOf(fresh, 'manage', { id: 'b1', secrets: moved })).toBe(true);
    expect(acceptedTokens('manage', { id: 'b1', secrets: moving })).toEqual([fresh, token]);
  });

  it.each(['', 'a', `${token}a`, token.slice(1), 'é'.repeat(43)])('is not %j', (wrong) => {
    expect(isOneOf(wrong, [token, `${token}b`])).toBe(false);
  });
});
