/** GET /api/auth/second-factor: what a sign-in to this account needs besides the password. */
export interface SecondFactorView {
  /** Since when an authenticator app is asked for; null where none is. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** Whoever works here needs one: it can be replaced, and not taken away. */
  readonly isRequired: boolean;
}

/** What an authenticator app is set up with: POST /api/auth/second-factor/authenticator. */
export interface AuthenticatorSetupView {
  /** In base 32, for whoever types it. */
  readonly secret: string;
  /** The same as an `otpauth:` address, for a QR code. */
  readonly uri: string;
}

/** Shown once; each is good for one sign-in without the app. */
export interface RecoveryCodesView {
  readonly recoveryCodes: readonly string[];
}
