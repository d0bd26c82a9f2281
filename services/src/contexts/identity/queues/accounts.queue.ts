/** What is left to do after an account changed; `mail…` are written by notifications, the other is told by this room's worker. */
export const accountJobs = {
  emailVerified: 'email-verified',
  mailVerification: 'email-verification',
  mailEmailChange: 'email-change-asked',
  mailReset: 'password-reset-asked',
  mailPasswordChanged: 'password-changed',
  mailSecondFactorAdded: 'second-factor-added',
  mailSecondFactorRemoved: 'second-factor-removed',
  mailPasskeyAdded: 'passkey-added',
  mailPasskeyRemoved: 'passkey-removed',
} as const;

export const accountsQueue = { name: 'accounts', kinds: [accountJobs.emailVerified] } as const;

/** What such a job carries: a pointer, nothing personal. */
export interface AboutAccount {
  readonly userId: number;
}
