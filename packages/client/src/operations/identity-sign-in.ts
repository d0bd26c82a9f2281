// Made by `npm run codegen` from packages/contracts/src/identity/routes/sign-in.ts.
import type { EmailVerifiedView, ForgotPasswordDto, OwnIdentityDto, PasskeyRequestOptions, PasskeySignInDto, PasswordResetView, RegisterDto, ResetAskedView, ResetPasswordDto, SecondFactorCodeDto, SetupStatusView, SignInDto, UserView, VerifyEmailDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Confirm who you are before a sensitive change. */
export const confirmIdentity: Operation<{ body: Sent<OwnIdentityDto, 'code' | 'passkey'> }, undefined> = { method: 'POST', path: '/api/auth/confirm-identity' };

/** Sign in with the second factor. */
export const finishSignIn: Operation<{ body: Sent<SecondFactorCodeDto> }, UserView> = { method: 'POST', path: '/api/auth/login/second-factor' };

/** Ask for a link to set a new password. */
export const forgotPassword: Operation<{ body: Sent<ForgotPasswordDto> }, ResetAskedView> = { method: 'POST', path: '/api/auth/forgot-password' };

/** Create an account. */
export const register: Operation<{ body: Sent<RegisterDto, 'firstName' | 'isAdmin' | 'lastName' | 'membershipTier' | 'termsAccepted'> }, UserView> = { method: 'POST', path: '/api/auth/register' };

/** Set a new password by a link. */
export const resetPassword: Operation<{ body: Sent<ResetPasswordDto> }, PasswordResetView> = { method: 'POST', path: '/api/auth/reset-password' };

/** Show whether the first admin account exists. */
export const showSetupStatus: Operation<object, SetupStatusView> = { method: 'GET', path: '/api/setup/status' };

/** Begin to sign in with a passkey. */
export const beginPasskeySignIn: Operation<{ body?: object }, PasskeyRequestOptions> = { method: 'POST', path: '/api/auth/login/passkey/options' };

/** Sign in with a passkey. */
export const signInWithPasskey: Operation<{ body: Sent<PasskeySignInDto, 'rememberMe'> }, UserView> = { method: 'POST', path: '/api/auth/login/passkey' };

/** Sign in. */
export const signIn: Operation<{ body: Sent<SignInDto, 'rememberMe'> }, UserView> = { method: 'POST', path: '/api/auth/login' };

/** Sign out. */
export const signOut: Operation<{ body?: object }, { message: string }> = { method: 'POST', path: '/api/auth/logout' };

/** Confirm an email by a link. */
export const verifyEmail: Operation<{ body: Sent<VerifyEmailDto, 'currentPassword'> }, EmailVerifiedView> = { method: 'POST', path: '/api/auth/verify-email' };
