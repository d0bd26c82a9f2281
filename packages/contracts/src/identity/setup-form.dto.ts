import { IsEmail, IsString, MaxLength, MinLength } from 'class-validator';
import { accountLimits } from './account-limits.js';
import { FollowsPasswordRule, passwordLength } from './password-rules.js';
import { RepeatsPassword } from './repeats-password.js';

/** What the first admin fills in on /setup (§5 Admin setup). Which e-mail and password are right, the server knows. */
export class SetupFormDto {
  @MaxLength(accountLimits.email, { message: 'Please enter a valid email' })
  @IsEmail({}, { message: 'Please enter a valid email' })
  readonly email!: string;

  @MaxLength(accountLimits.username, { message: `Username must be at most ${accountLimits.username} characters` })
  @MinLength(3, { message: 'Username must be at least 3 characters' })
  @IsString({ message: 'Username must be at least 3 characters' })
  readonly username!: string;

  @FollowsPasswordRule(passwordLength)
  @IsString({ message: passwordLength.message })
  readonly password!: string;

  @RepeatsPassword()
  readonly confirmPassword!: string;
}

/** GET /api/setup/status. */
export interface SetupStatusView {
  /** True once an admin exists. */
  readonly complete: boolean;
  /** True while this server would make a first admin: none exists, and it was told whose credentials to accept. */
  readonly open: boolean;
}
