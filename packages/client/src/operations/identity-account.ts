// Made by `npm run codegen` from packages/contracts/src/identity/routes/account.ts.
import type { AccountView, ChangeEmailDto, ChangePasswordDto, DeleteAccountDto, MailSentView, SessionView, UpdateMeDto, UserView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change your email. */
export const changeEmail = /* @__PURE__ */ operation<{ body: Sent<ChangeEmailDto> }, MailSentView>('POST', '/api/auth/email');

/** Change your password. */
export const changePassword = /* @__PURE__ */ operation<{ body: Sent<ChangePasswordDto> }, undefined>('POST', '/api/auth/password');

/** Delete your account. */
export const deleteAccount = /* @__PURE__ */ operation<{ body: Sent<DeleteAccountDto> }, undefined>('DELETE', '/api/auth/me');

/** Sign out on all other devices. */
export const endOtherSessions = /* @__PURE__ */ operation<{ body?: object }, undefined>('DELETE', '/api/auth/sessions');

/** Sign out on one device. */
export const endSession = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/auth/sessions/:id');

/** Download all that is kept of you. */
export const exportData = /* @__PURE__ */ operation<object, object>('GET', '/api/auth/export');

/** List the devices on which you are signed in. */
export const listSessions = /* @__PURE__ */ operation<object, SessionView[]>('GET', '/api/auth/sessions');

/** Send the confirmation link for your email again. */
export const resendVerification = /* @__PURE__ */ operation<{ body?: object }, MailSentView>('POST', '/api/auth/verify-email/resend');

/** Show your account. */
export const showAccount = /* @__PURE__ */ operation<object, AccountView>('GET', '/api/auth/account');

/** Show who is signed in. */
export const showMe = /* @__PURE__ */ operation<object, UserView>('GET', '/api/auth/me');

/** Change your name. */
export const updateMe = /* @__PURE__ */ operation<{ body: Sent<UpdateMeDto> }, UserView>('PATCH', '/api/auth/me');
