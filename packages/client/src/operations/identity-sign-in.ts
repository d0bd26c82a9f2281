// Made by `npm run codegen` from packages/contracts/src/identity/routes/sign-in.ts.
import type { EmailVerifiedView, ForgotPasswordDto, OwnIdentityDto, PasskeyRequestOptions, PasskeySignInDto, PasswordResetView, RegisterDto, ResetAskedView, ResetPasswordDto, SecondFactorCodeDto, SetupStatusView, SignInDto, UserView, VerifyEmailDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Confirm who you are before a sensitive change. */
export const confirmIdentity = /* @__PURE__ */ operation<{ body: Sent<OwnIdentityDto> }, undefined>('POST', '/api/auth/confirm-identity');

/** Sign in with the second factor. */
export const finishSignIn = /* @__PURE__ */ operation<{ body: Sent<SecondFactorCodeDto> }, UserView>('POST', '/api/auth/login/second-factor');

/** Ask for a link to set a new password. */
export const forgotPassword = /* @__PURE__ */ operation<{ body: Sent<ForgotPasswordDto> }, ResetAskedView>('POST', '/api/auth/forgot-password');

/** Create an account. */
export const register = /* @__PURE__ */ operation<{ body: Sent<RegisterDto> }, UserView>('POST', '/api/auth/register');

/** Set a new password by a link. */
export const resetPassword = /* @__PURE__ */ operation<{ body: Sent<ResetPasswordDto> }, PasswordResetView>('POST', '/api/auth/reset-password');

/** Show whether the first admin account exists. */
export const showSetupStatus = /* @__PURE__ */ operation<object, SetupStatusView>('GET', '/api/setup/status');

/** Begin to sign in with a passkey. */
export const beginPasskeySignIn = /* @__PURE__ */ operation<{ body?: object }, PasskeyRequestOptions>('POST', '/api/auth/login/passkey/options');

/** Sign in with a passkey. */
export const signInWithPasskey = /* @__PURE__ */ operation<{ body: Sent<PasskeySignInDto> }, UserView>('POST', '/api/auth/login/passkey');

/** Sign in. */
export const signIn = /* @__PURE__ */ operation<{ body: Sent<SignInDto> }, UserView>('POST', '/api/auth/login');

/** Sign out. */
export const signOut = /* @__PURE__ */ operation<{ body?: object }, { message: string }>('POST', '/api/auth/logout');

/** Confirm an email by a link. */
export const verifyEmail = /* @__PURE__ */ operation<{ body: Sent<VerifyEmailDto> }, EmailVerifiedView>('POST', '/api/auth/verify-email');
