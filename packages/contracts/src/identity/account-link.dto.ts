import { IsOptional, Matches } from 'class-validator';
import { IsOwnPassword } from './own-password-rule.js';

/** What the token of an account mail's link looks like. */
export const accountToken = /^[\w-]{43}$/;

/** The token in the end of the address of an account mail's link, `#…`; undefined when there is none. */
export const readAccountToken = (hash: string): string | undefined => {
  const token = hash.replace(/^#/, '');
  return accountToken.test(token) ? token : undefined;
};

/** POST /api/auth/verify-email: what the link of the mail brought, once its reader has pressed the button. */
export class VerifyEmailDto {
  @Matches(accountToken, { message: 'Please open the link in your email again' })
  readonly token!: string;

  /** The account's; not needed in a session of it. */
  @IsOptional()
  @IsOwnPassword()
  readonly currentPassword?: string;
}

/** Its answer: which address of which account is proven now. */
export interface EmailVerifiedView {
  readonly email: string;
  readonly username: string;
}

/** A mail is on its way to this address. */
export interface MailSentView {
  readonly email: string;
}
