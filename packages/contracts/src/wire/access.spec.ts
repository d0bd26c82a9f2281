import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '../routes.js';

/** What a visitor without an account may do; a name more here is a decision. */
const openWrites = [
  ...['beginPasskeySignIn', 'cancelBooking', 'cancelOpenTicket', 'cancelOrder', 'changeParty', 'confirmBooking'],
  ...['confirmSubscription', 'extendHold', 'finishSignIn', 'forgotPassword', 'joinWaitlist', 'leaveWaitlist'],
  ...['lookupBookings', 'moveBooking', 'placeBooking', 'placeOrder', 'quoteBooking', 'register', 'resetPassword'],
  ...['scheduleOpenTicket', 'sendMessage', 'signIn', 'signInWithPasskey', 'signOut', 'subscribe', 'unsubscribe'],
  ...['unsubscribeByOneClick', 'verifyEmail'],
];

describe('the access that routes state', () => {
  it('is that of staff for everything under /api/admin', () => {
    const open = apiRoutes.filter(({ path, access }) => path.startsWith('/api/admin/') && typeof access === 'string');
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('lets visitors write nothing but what is named here', () => {
    const written = apiRoutes.filter(({ method, access }) => method !== 'GET' && access === 'everyone');
    expect(written.map(({ name }) => name).sort()).toEqual(openWrites);
  });
});
