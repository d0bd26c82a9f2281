import { accepted, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ChangeEmailDto, ChangePasswordDto, DeleteAccountDto, UpdateMeDto } from '../account.dto.js';
import { type MailSentView } from '../account-link.dto.js';
import { type AccountView, type SessionView } from '../account-views.js';
import * as examples from '../examples/account.js';
import { everythingKept } from '../examples/everything-kept.js';
import type { PersonDataView } from '../person-views.js';
import { type UserView } from '../user-view.js';

export const accountRoutes = routeGroup('Account', {
  changeEmail: route('POST /api/auth/email', {
    summary: 'Change your email',
    access: 'signed-in',
    body: ChangeEmailDto,
    answer: accepted<MailSentView>(
      'A mail is on its way to the new address; the old one counts until that is confirmed.',
    ),
    refuses: ['EMAIL_VERIFIED_ALREADY', 'TOO_MANY_TRIES'],
    example: { body: examples.changeEmail, answer: examples.mailSent },
  }),
  changePassword: route('POST /api/auth/password', {
    summary: 'Change your password',
    access: 'signed-in',
    body: ChangePasswordDto,
    answer: noContent('The password is changed; everywhere else one has to sign in again.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.changePassword },
  }),
  deleteAccount: route('DELETE /api/auth/me', {
    summary: 'Delete your account',
    access: 'signed-in',
    body: DeleteAccountDto,
    answer: noContent('The account is gone, and in every room its owner is forgotten.'),
    refuses: ['LAST_ADMIN', 'TOO_MANY_TRIES', 'ERASURE_UNFINISHED'],
    example: { body: examples.deleteAccount },
  }),
  endOtherSessions: route('DELETE /api/auth/sessions', {
    summary: 'Sign out on all other devices',
    access: 'signed-in',
    answer: noContent('You are signed in here, and nowhere else.'),
  }),
  endSession: route('DELETE /api/auth/sessions/:id', {
    summary: 'Sign out on one device',
    access: 'signed-in',
    answer: noContent('That session of yours has ended.'),
    refuses: ['SESSION_NOT_FOUND'],
    example: { params: { id: examples.sessionId } },
  }),
  exportData: route('GET /api/auth/export', {
    summary: 'Download all that is kept of you',
    access: 'signed-in',
    answer: ok<PersonDataView>('All that is kept of the account’s owner, as one JSON file.'),
    caching: 'no-store',
    refuses: ['PERSON_UNREADABLE'],
    example: { answer: everythingKept },
  }),
  listSessions: route('GET /api/auth/sessions', {
    summary: 'List the devices on which you are signed in',
    access: 'signed-in',
    answer: ok<SessionView[]>('Where you are signed in, this session first.'),
    caching: 'no-store',
    example: { answer: examples.sessions },
  }),
  resendVerification: route('POST /api/auth/verify-email/resend', {
    summary: 'Send the confirmation link for your email again',
    access: 'signed-in',
    answer: accepted<MailSentView>('Another mail with a link is on its way, to the address that waits for its proof.'),
    refuses: ['EMAIL_VERIFIED_ALREADY', 'TOO_MANY_TRIES'],
    example: { answer: examples.mailSent },
  }),
  showAccount: route('GET /api/auth/account', {
    summary: 'Show your account',
    access: 'signed-in',
    answer: ok<AccountView>('Your own account: what /profile shows.'),
    caching: 'no-store',
    example: { answer: examples.account },
  }),
  showMe: route('GET /api/auth/me', {
    summary: 'Show who is signed in',
    access: 'signed-in',
    answer: ok<UserView>('The signed-in person; 401 for nobody.'),
    caching: 'no-store',
    example: { answer: examples.user },
  }),
  updateMe: route('PATCH /api/auth/me', {
    summary: 'Change your name',
    access: 'signed-in',
    body: UpdateMeDto,
    answer: ok<UserView>('Your account with the names that you gave it.'),
    example: { body: examples.updateMe, answer: examples.renamed },
  }),
});
