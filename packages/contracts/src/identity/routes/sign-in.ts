import { accepted, created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type EmailVerifiedView, VerifyEmailDto } from '../account-link.dto.js';
import * as examples from '../examples/sign-in.js';
import { PasskeySignInDto } from '../passkey.dto.js';
import type { PasskeyRequestOptions } from '../passkey-options.js';
import { RegisterDto } from '../register.dto.js';
import {
  ForgotPasswordDto,
  type PasswordResetView,
  type ResetAskedView,
  ResetPasswordDto,
} from '../reset-password.dto.js';
import { OwnIdentityDto, SecondFactorCodeDto } from '../second-factor.dto.js';
import { type SetupStatusView } from '../setup-form.dto.js';
import { SignInDto } from '../sign-in.dto.js';
import { type UserView } from '../user-view.js';

export const signInRoutes = routeGroup('Sign in', {
  confirmIdentity: route('POST /api/auth/confirm-identity', {
    summary: 'Confirm who you are before a sensitive change',
    access: 'signed-in',
    body: OwnIdentityDto,
    answer: noContent('What was refused with FRESH_SIGN_IN_NEEDED can be sent again.'),
    refuses: ['TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED', 'PERSON_UNREADABLE'],
    example: { body: examples.ownIdentity },
  }),
  finishSignIn: route('POST /api/auth/login/second-factor', {
    summary: 'Sign in with the second factor',
    access: 'everyone',
    body: SecondFactorCodeDto,
    answer: ok<UserView>('Signed in, after SECOND_FACTOR_NEEDED; the cookie `sid` says so from now on.'),
    caching: 'no-store',
    refuses: ['SECOND_FACTOR_LATE', 'TOO_MANY_TRIES', 'PERSON_UNREADABLE'],
    example: { body: examples.secondFactorCode, answer: examples.signedIn },
  }),
  forgotPassword: route('POST /api/auth/forgot-password', {
    summary: 'Ask for a link to set a new password',
    access: 'everyone',
    body: ForgotPasswordDto,
    answer: accepted<ResetAskedView>('The same answer for every address; the owner of an account gets a mail.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.forgotPassword, answer: examples.resetAsked },
  }),
  register: route('POST /api/auth/register', {
    summary: 'Create an account',
    access: 'everyone',
    body: RegisterDto,
    answer: created<UserView>('The account exists; nobody is signed in by it.'),
    refuses: [
      'TOO_MANY_TRIES',
      'USERNAME_TAKEN',
      'EMAIL_TAKEN',
      'SETUP_COMPLETE',
      'SETUP_CLOSED',
      'SETUP_EMAIL_WRONG',
      'SETUP_PASSWORD_WRONG',
    ],
    example: { body: examples.register, answer: examples.registered },
  }),
  resetPassword: route('POST /api/auth/reset-password', {
    summary: 'Set a new password by a link',
    access: 'everyone',
    body: ResetPasswordDto,
    answer: ok<PasswordResetView>('The account has the new password, and every session of it has ended.'),
    caching: 'no-store',
    refuses: ['ACCOUNT_LINK_DEAD', 'EMAIL_TAKEN', 'TOO_MANY_TRIES'],
    example: { body: examples.resetPassword, answer: examples.passwordReset },
  }),
  showSetupStatus: route('GET /api/setup/status', {
    summary: 'Show whether the first admin account exists',
    access: 'everyone',
    answer: ok<SetupStatusView>('Whether the first admin exists, and whether this server would make one.'),
    caching: 'no-store',
    example: { answer: examples.setupStatus },
  }),
  beginPasskeySignIn: route('POST /api/auth/login/passkey/options', {
    summary: 'Begin to sign in with a passkey',
    access: 'everyone',
    answer: ok<PasskeyRequestOptions>('What a browser asks a passkey, within five minutes (WebAuthn).'),
    caching: 'no-store',
    example: { answer: examples.passkeyRequest },
  }),
  signInWithPasskey: route('POST /api/auth/login/passkey', {
    summary: 'Sign in with a passkey',
    access: 'everyone',
    body: PasskeySignInDto,
    answer: ok<UserView>('Signed in; the cookie `sid` says so from now on.'),
    caching: 'no-store',
    refuses: ['ACCOUNT_DEACTIVATED', 'TOO_MANY_TRIES', 'PASSKEY_LATE', 'PASSKEY_NOT_ACCEPTED'],
    example: { body: examples.passkeySignIn, answer: examples.signedIn },
  }),
  signIn: route('POST /api/auth/login', {
    summary: 'Sign in',
    access: 'everyone',
    body: SignInDto,
    answer: ok<UserView>('Signed in; the cookie `sid` says so from now on.'),
    caching: 'no-store',
    refuses: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_NEEDED', 'ACCOUNT_DEACTIVATED', 'TOO_MANY_TRIES'],
    example: { body: examples.signIn, answer: examples.signedIn },
  }),
  signOut: route('POST /api/auth/logout', {
    summary: 'Sign out',
    access: 'everyone',
    answer: ok<{ message: string }>('Nobody is signed in in this browser now.'),
    example: { answer: examples.signedOut },
  }),
  verifyEmail: route('POST /api/auth/verify-email', {
    summary: 'Confirm an email by a link',
    access: 'everyone',
    body: VerifyEmailDto,
    answer: ok<EmailVerifiedView>('The address of the mail is proven; it is the address of the account now.'),
    caching: 'no-store',
    refuses: ['ACCOUNT_LINK_DEAD', 'ACCOUNT_PASSWORD_NEEDED', 'EMAIL_TAKEN', 'TOO_MANY_TRIES'],
    example: { body: examples.verifyEmail, answer: examples.emailVerified },
  }),
});
