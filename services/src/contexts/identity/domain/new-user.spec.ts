import { describe, expect, it } from '@jest/globals';
import { type RegisterDto, termsVersion } from '@northlight/contracts';
import { newUser } from './new-user.js';

const at = new Date('2026-11-20T12:00:00Z');
const maya: RegisterDto = { username: 'maya', email: 'maya@example.com', password: 'Lantern77' };

describe('a registration', () => {
  it('takes over nothing that it claims for itself', () => {
    const greedy = { ...maya, isAdmin: true, membershipTier: 'diamond', roles: ['ops'], id: 1 };
    expect(Object.keys(newUser(greedy, at)).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'lastName',
      'termsAcceptedAt',
      'termsVersion',
      'username',
    ]);
  });

  it('keeps names that are empty as not given', () => {
    expect(newUser({ ...maya, firstName: ' ', lastName: '' }, at)).toMatchObject({ firstName: null, lastName: null });
  });

  it('keeps when the terms were accepted, and which', () => {
    expect(newUser({ ...maya, termsAccepted: true }, at)).toMatchObject({ termsAcceptedAt: at, termsVersion });
    expect(newUser(maya, at)).toMatchObject({ termsAcceptedAt: null, termsVersion: null });
  });
});
