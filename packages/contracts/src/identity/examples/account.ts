import { customer, customerAccount } from '../../wire/example-values.js';
import type { ChangeEmailDto, ChangePasswordDto, DeleteAccountDto, UpdateMeDto } from '../account.dto.js';
import type { MailSentView } from '../account-link.dto.js';
import type { AccountView, SessionView } from '../account-views.js';
import type { UserView } from '../user-view.js';

/** They open nothing: a real password is known to its owner alone. */
export const password = 'Example-password-1';
export const newPassword = 'Example-password-2';

export const user: UserView = {
  id: customerAccount,
  username: 'maya',
  email: customer.customerEmail,
  emailVerified: true,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  membershipTier: 'gold',
  subscriptionStatus: 'active',
  isAdmin: false,
  roles: [],
};

export const account: AccountView = {
  ...user,
  pendingEmail: null,
  createdAt: '2026-02-14T19:30:00.000Z',
  subscriptionStartDate: '2027-01-01',
  subscriptionEndDate: '2027-12-31',
  guestPassesLeft: 1,
};

export const updateMe: UpdateMeDto = { firstName: 'Maya', lastName: '' };

export const renamed: UserView = { ...user, lastName: null };

export const changeEmail: ChangeEmailDto = { email: 'maya.lindqvist@example.com', currentPassword: password };

export const mailSent: MailSentView = { email: changeEmail.email };

export const changePassword: ChangePasswordDto = { currentPassword: password, password: newPassword };

export const deleteAccount: DeleteAccountDto = { currentPassword: password, username: user.username };

/** What an answer calls a session by; the cookie is another text. */
export const sessionId = '2'.padStart(32, '0');

export const sessions: SessionView[] = [
  {
    id: '1'.padStart(32, '0'),
    device: 'Firefox on Windows',
    isCurrent: true,
    since: '2027-05-04T14:52:00.000Z',
    seenAt: '2027-05-04T15:00:00.000Z',
  },
  {
    id: sessionId,
    device: 'Safari on iPhone',
    isCurrent: false,
    since: '2027-04-30T20:11:00.000Z',
    seenAt: '2027-05-02T18:40:00.000Z',
  },
];
