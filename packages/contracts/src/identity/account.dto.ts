import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsEmailAddress, OneLine } from '../one-line.js';
import { accountLimits } from './account-limits.js';
import { IsOwnPassword } from './own-password-rule.js';
import { IsNewPassword } from './password-rules.js';
import { RepeatsPassword } from './repeats-password.js';

const isGiven = (_: object, value: unknown) => value !== undefined && value !== null && value !== '';

/** PATCH /api/auth/me: names; one that is empty is taken away, one that is left out stays. */
export class UpdateMeDto {
  @ValidateIf(isGiven)
  @OneLine()
  @MaxLength(accountLimits.name, { message: 'Please enter a shorter first name' })
  @IsString({ message: 'Please enter your first name' })
  readonly firstName?: string | null;

  @ValidateIf(isGiven)
  @OneLine()
  @MaxLength(accountLimits.name, { message: 'Please enter a shorter last name' })
  @IsString({ message: 'Please enter your last name' })
  readonly lastName?: string | null;
}

/** POST /api/auth/email: another address, which counts once it is confirmed by mail. */
export class ChangeEmailDto {
  @IsEmailAddress('Please enter a valid email')
  readonly email!: string;

  @IsOwnPassword()
  readonly currentPassword!: string;
}

/** What is filled in on /verify-email where the account is not signed in. */
export class OwnPasswordDto {
  @IsOwnPassword()
  readonly currentPassword!: string;
}

/** POST /api/auth/password. */
export class ChangePasswordDto {
  @IsOwnPassword()
  readonly currentPassword!: string;

  @IsNewPassword()
  readonly password!: string;
}

/** What is filled in on /profile; `confirmPassword` stays in the page. */
export class ChangePasswordFormDto extends ChangePasswordDto {
  @RepeatsPassword()
  readonly confirmPassword!: string;
}

/** DELETE /api/auth/me: the password, and the username typed once more. */
export class DeleteAccountDto {
  @IsOwnPassword()
  readonly currentPassword!: string;

  @OneLine({ message: 'Please type your username' })
  @MaxLength(accountLimits.username, { message: 'Please type your username' })
  @IsNotEmpty({ message: 'Please type your username' })
  @IsString({ message: 'Please type your username' })
  readonly username!: string;
}
