// Made by `npm run codegen` from packages/contracts/src/identity/routes/account.ts.
import type { AccountView, ChangeEmailDto, ChangePasswordDto, DeleteAccountDto, MailSentView, PersonDataView, SessionView, UpdateMeDto, UserView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Change your email. */
export const changeEmail: Operation<{ body: Sent<ChangeEmailDto> }, MailSentView> = { method: 'POST', path: '/api/auth/email' };

/** Change your password. */
export const changePassword: Operation<{ body: Sent<ChangePasswordDto> }, undefined> = { method: 'POST', path: '/api/auth/password' };

/** Delete your account. */
export const deleteAccount: Operation<{ body: Sent<DeleteAccountDto> }, undefined> = { method: 'DELETE', path: '/api/auth/me' };

/** Sign out on all other devices. */
export const endOtherSessions: Operation<{ body?: object }, undefined> = { method: 'DELETE', path: '/api/auth/sessions' };

/** Sign out on one device. */
export const endSession: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/auth/sessions/:id' };

/** Download all that is kept of you. */
export const exportData: Operation<object, PersonDataView> = { method: 'GET', path: '/api/auth/export' };

/** List the devices on which you are signed in. */
export const listSessions: Operation<object, SessionView[]> = { method: 'GET', path: '/api/auth/sessions' };

/** Send the confirmation link for your email again. */
export const resendVerification: Operation<{ body?: object }, MailSentView> = { method: 'POST', path: '/api/auth/verify-email/resend' };

/** Show your account. */
export const showAccount: Operation<object, AccountView> = { method: 'GET', path: '/api/auth/account' };

/** Show who is signed in. */
export const showMe: Operation<object, UserView> = { method: 'GET', path: '/api/auth/me' };

/** Change your name. */
export const updateMe: Operation<{ body: Sent<UpdateMeDto, 'firstName' | 'lastName'> }, UserView> = { method: 'PATCH', path: '/api/auth/me' };
