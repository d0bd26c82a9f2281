import { IsString } from 'class-validator';
import { IsEmailAddress } from '../one-line.js';
import { FollowsPasswordRule, passwordLength } from './password-rules.js';
import { RepeatsPassword } from './repeats-password.js';
import { IsNewUsername } from './username-rule.js';

/** What the first admin fills in on /setup (§5 Admin setup). Which e-mail and password are right, the server knows. */
export class SetupFormDto {
  @IsEmailAddress('Please enter a valid email')
  readonly email!: string;

  @IsNewUsername()
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
