import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const maya: AccountView = {
  id: 1,
  username: 'maya',
  email: 'maya@example.com',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Maya',
  lastName: null,
  membershipTier: 'none',
  subscriptionStatus: 'inactive',
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  guestPassesLeft: 0,
  isAdmin: false,
  roles: [],
  createdAt: '2026-11-01T12:00:00Z',
};
const here = { id: 'a', device: 'Chrome on Linux', isCurrent: true, since: '2026-11-20T12:00:00Z', seenAt: null };
const there = { ...here, id: 'b', device: 'Safari on iPhone', isCurrent: false, seenAt: '2026-11-21T12:00:00Z' };

const noSubscription = {
  ...{ state: 'none', plan: null, monthly: null, paidUntil: null, nextPlan: null, nextMonthly: null },
  ...{ cancelsAtEnd: false, graceUntil: null, payUrl: null, receipts: [] },
};
const noFactor = { since: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

let api: TestApi;

startAfresh();
beforeEach(() => {
  api = new TestApi();
  api.on('GET /api/auth/sessions', () => answer([here, there]));
  api.on('GET /api/memberships', () => answer([]));
  api.on('GET /api/subscription', () => answer(noSubscription));
  api.on('GET /api/auth/second-factor', () => answer(noFactor));
});

const open = async (account: Partial<AccountView> = {}) => {
  api.on('GET /api/auth/me', () => answer({ ...maya, ...account }));
  api.on('GET /api/auth/account', () => answer({ ...maya, ...account }));
  openFront('/profile', api);
  await screen.findByRole('heading', { level: 2, name: 'Your details' });
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the profile of somebody without a plan', () => {
  it('makes nothing up: it leads to the plans', async () => {
    await open();
    expect(part('Membership').getByText('You don’t have a membership yet.')).toBeTruthy();
    expect(part('Membership').getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/membership');
  });
});

describe('the plan of a member', () => {
  it('says when it renews', async () => {
    const gold = { membershipTier: 'gold', subscriptionStatus: 'active', subscriptionEndDate: '2026-12-12' };
    api.on('GET /api/guest-passes', () => answer({ passes: 2, left: 1, until: '2026-12-12' }));
    await open({ ...gold, guestPassesLeft: 2 });
    expect(part('Membership').getByText('Gold')).toBeTruthy();
    const passes = await part('Membership').findByText('1 of 2 until December 12, 2026');
    expect(passes.previousSibling?.textContent).toBe('Guest passes left');
    expect(part('Membership').getByText('December 12, 2026').previousSibling?.textContent).toBe('Renews on');
  });

  it('says when it ended', async () => {
    await open({ membershipTier: 'silver', subscriptionStatus: 'expired', subscriptionEndDate: '2026-11-19' });
    expect(part('Membership').getByText('November 19, 2026').previousSibling?.textContent).toBe('Ended on');
  });
});

describe('an address that waits for its proof', () => {
  it('is told, and the mail can be had again', async () => {
    api.on('POST /api/auth/verify-email/resend', () => answer({ email: 'new@example.com' }, 202));
    await open({ pendingEmail: 'new@example.com' });
    expect(part('Email').getByText('Please confirm new@example.com')).toBeTruthy();
    await press('Send it again');
    expect(api.requestsTo('POST /api/auth/verify-email/resend')).toHaveLength(1);
  });
});

describe('a form that the server does not take', () => {
  it('says so once, at the field, and keeps what was typed', async () => {
    const errors = [{ field: 'currentPassword', message: 'This is not your current password' }];
    api.on('POST /api/auth/email', () => answer({ code: 'INVALID_INPUT', message: errors[0]?.message, errors }, 400));
    await open();
    await press('Change email');
    await userEvent.type(part('Email').getByLabelText('New email'), 'new@example.com');
    await userEvent.type(part('Email').getByLabelText('Current password'), 'Wrong-1234');
    await press('Send the link');
    const field = await part('Email').findByLabelText('Current password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(part('Email').queryByRole('alert')).toBeNull();
    expect((part('Email').getByLabelText('New email') as HTMLInputElement).value).toBe('new@example.com');
  });
});

describe('where somebody is signed in', () => {
  it('can be ended elsewhere, and not here', async () => {
    api.on('DELETE /api/auth/sessions/b', () => new Response(null, { status: 204 }));
    await open();
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out: Chrome on Linux' })).toBeNull();
    await press('Sign out: Safari on iPhone');
    expect(api.requestsTo('DELETE /api/auth/sessions/b')).toHaveLength(1);
  });
});

describe('an authenticator app', () => {
  it('is set up with the password, a QR code or a key, and a code of the app; the recovery codes are shown once', async () => {
    const uri = 'otpauth://totp/Northlight:maya?secret=ABCDEFGHIJKLMNOP';
    api.on('POST /api/auth/second-factor/authenticator', () => answer({ secret: 'ABCDEFGHIJKLMNOP', uri }));
    const recoveryCodes = ['2346-789A-CDEF-GHJK', 'MNPQ-RTWX-YZ23-4678'];
    api.on('POST /api/auth/second-factor/authenticator/confirm', () => answer({ recoveryCodes }));
    await open();
    await press('Set up an authenticator app');
    await userEvent.type(part('Sign-in security').getByLabelText('Current password'), 'Lantern77');
    await press('Continue');
    expect(await screen.findByTitle('QR code for your authenticator app')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code shown in the app'), '123456');
    await press('Turn on');
    expect(await screen.findByText('MNPQ-RTWX-YZ23-4678')).toBeTruthy();
    expect(api.requestsTo('POST /api/auth/second-factor/authenticator/confirm')[0]?.body).toEqual({ code: '123456' });
    await press('I’ve saved them');
    expect(screen.queryByText('MNPQ-RTWX-YZ23-4678')).toBeNull();
  });
});

describe('whoever wants to leave', () => {
  it('is told what goes and what stays before they press, and types who they are', async () => {
    api.on('GET /api/bookings', () => answer({ items: [{}, {}], nextCursor: null }));
    api.on('DELETE /api/auth/me', () => answer({ code: 'LAST_ADMIN', message: 'You’re the only admin.' }, 409));
    await open();
    await press('Delete my account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(await dialog.findByText('You have 2 upcoming bookings.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findAllByText('Please type your username')).toHaveLength(2);
    await userEvent.type(dialog.getByLabelText('Current password'), 'Lantern77');
    await userEvent.type(dialog.getByLabelText('Type your username to confirm: maya'), 'maya');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('You’re the only admin.')).toBeTruthy();
    expect(api.requestsTo('DELETE /api/auth/me')[0]?.body).toEqual({ currentPassword: 'Lantern77', username: 'maya' });
  });

  it("hears that an address which is not proven may be somebody else's", async () => {
    api.on('GET /api/bookings', () => answer({ items: [], nextCursor: null }));
    await open({ emailVerified: false });
    await press('Delete my account');
    expect(await screen.findByText(/You haven’t confirmed maya@example.com/)).toBeTruthy();
  });
});
