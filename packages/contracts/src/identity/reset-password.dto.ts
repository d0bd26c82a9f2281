import { Matches } from 'class-validator';
import { IsEmailAddress } from '../one-line.js';
import { accountToken } from './account-link.dto.js';
import { IsNewPassword } from './password-rules.js';
import { RepeatsPassword } from './repeats-password.js';

/** POST /api/auth/forgot-password (decisions.md G18). */
export class ForgotPasswordDto {
  @IsEmailAddress('Please enter a valid email')
  readonly email!: string;
}

/** Its answer, the same for every address. */
export interface ResetAskedView {
  readonly message: string;
}

/** What is filled in on /reset-password; `confirmPassword` stays in the page. */
export class NewPasswordFormDto {
  @IsNewPassword()
  readonly password!: string;

  @RepeatsPassword()
  readonly confirmPassword!: string;
}

/** POST /api/auth/reset-password: what the link of the mail brought, and the new password. */
export class ResetPasswordDto {
  @Matches(accountToken, { message: 'Please open the link in your email again' })
  readonly token!: string;

  @IsNewPassword()
  readonly password!: string;
}

/** Its answer: whose password it is now. */
export interface PasswordResetView {
  readonly username: string;
}
