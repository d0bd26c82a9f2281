import { IsBoolean, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsEmailAddress, OneLine } from '../one-line.js';
import { accountLimits } from './account-limits.js';
import { IsNewPassword } from './password-rules.js';
import { IsNewUsername } from './username-rule.js';

/** The first admin's password is the one that the server was configured with: only its length is a rule (§5). */
const isAdminSetup = (form: object) => (form as RegisterDto).isAdmin === true;
const isGiven = (_: object, value: unknown) => value !== undefined && value !== null && value !== '';

/** POST /api/auth/register (§7): the rules of a new account and their wording (§5 Register). */
export class RegisterDto {
  @IsNewUsername()
  readonly username!: string;

  @IsEmailAddress('Please enter a valid email')
  readonly email!: string;

  @IsNewPassword(isAdminSetup)
  readonly password!: string;

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

  /** Sent by every client, and ignored: a plan is bought, not claimed (decisions.md 1.6). */
  @IsOptional()
  @OneLine()
  @IsString({ message: 'Please send the membership tier as text' })
  readonly membershipTier?: string;

  /** Honoured for the first admin only (decisions.md 1.6). */
  @IsOptional()
  @IsBoolean({ message: 'Please send isAdmin as true or false' })
  readonly isAdmin?: boolean;

  /** That the terms were accepted on the form; kept with its time (decisions.md G49). */
  @IsOptional()
  @IsBoolean({ message: 'You must accept the terms and conditions' })
  readonly termsAccepted?: boolean;
}
