import { accountToken, customer, customerAccount } from '../../wire/example-values.js';
import type { EmailVerifiedView, VerifyEmailDto } from '../account-link.dto.js';
import type { PasskeySignInDto } from '../passkey.dto.js';
import type { PasskeyRequestOptions } from '../passkey-options.js';
import type { PasskeyAssertion } from '../passkey-rules.js';
import type { RegisterDto } from '../register.dto.js';
import type { ForgotPasswordDto, PasswordResetView, ResetAskedView, ResetPasswordDto } from '../reset-password.dto.js';
import type { OwnIdentityDto, SecondFactorCodeDto } from '../second-factor.dto.js';
import type { SetupStatusView } from '../setup-form.dto.js';
import type { SignInDto } from '../sign-in.dto.js';
import type { UserView } from '../user-view.js';
import { newPassword, password, user } from './account.js';

export const signIn: SignInDto = { username: user.username, password, rememberMe: true };

export const signedIn = user;

export const signedOut = { message: 'Signed out' };

export const secondFactorCode: SecondFactorCodeDto = { code: '123 456' };

export const ownIdentity: OwnIdentityDto = { currentPassword: password, code: '123456' };

export const register: RegisterDto = {
  username: user.username,
  email: customer.customerEmail,
  password,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  termsAccepted: true,
};

export const registered: UserView = {
  ...user,
  id: customerAccount,
  emailVerified: false,
  membershipTier: 'none',
  subscriptionStatus: 'inactive',
};

export const forgotPassword: ForgotPasswordDto = { email: customer.customerEmail };

export const resetAsked: ResetAskedView = {
  message: 'If there is an account with this address, we’ve sent an email with a link. The link works for 30 minutes.',
};

export const resetPassword: ResetPasswordDto = { token: accountToken, password: newPassword };

export const passwordReset: PasswordResetView = { username: user.username };

export const verifyEmail: VerifyEmailDto = { token: accountToken, currentPassword: password };

export const emailVerified: EmailVerifiedView = { email: customer.customerEmail, username: user.username };

export const setupStatus: SetupStatusView = { complete: true, open: false };

/** Bytes as base64url that no authenticator made. */
export const passkeyId = 'example-passkey-id';
export const challenge = 'example-challenge-of-this-sign-in';

export const passkeyRequest: PasskeyRequestOptions = {
  challenge,
  rpId: 'northlight.example',
  timeout: 240_000,
  userVerification: 'required',
};

const passkey: PasskeyAssertion = {
  id: passkeyId,
  clientDataJSON: 'example-client-data',
  authenticatorData: 'example-authenticator-data',
  signature: 'example-signature',
};

export const passkeySignIn: PasskeySignInDto = { passkey, rememberMe: false };
