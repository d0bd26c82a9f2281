/** GET /api/auth/second-factor: what a sign-in to this account needs besides the password. */
export interface SecondFactorView {
  /** Since when there is an authenticator app; null where there is none. */
  readonly since: string | null;
  /** The latest first. */
  readonly passkeys: readonly PasskeyView[];
  readonly recoveryCodesLeft: number;
  /** Whoever works here needs one: it can be replaced, and not taken away. */
  readonly isRequired: boolean;
}

/** A passkey as its owner sees it. */
export interface PasskeyView {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

/** What an authenticator app is set up with: POST /api/auth/second-factor/authenticator. */
export interface AuthenticatorSetupView {
  /** In base 32, for whoever types it. */
  readonly secret: string;
  /** The same as an `otpauth:` address, for a QR code. */
  readonly uri: string;
}

/** Shown once; each is good for one sign-in without the second factor. */
export interface RecoveryCodesView {
  readonly recoveryCodes: readonly string[];
}

/** POST /api/auth/second-factor/passkeys: the recovery codes are made with the first second factor, and left out after it. */
export interface PasskeyAddedView {
  readonly recoveryCodes?: readonly string[];
}
