import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsOwnPassword } from './own-password-rule.js';
import { IsPasskeyAssertion, type PasskeyAssertion } from './passkey-rules.js';

const wrongShape = { message: 'Please enter the 6-digit code from your app, or a recovery code' };

/** POST /api/auth/login/second-factor and …/authenticator/confirm: six digits of an app, or, at the sign-in, a recovery code. */
export class SecondFactorCodeDto {
  @Matches(/^[A-Za-z0-9 -]+$/, wrongShape)
  @MaxLength(40, wrongShape)
  @IsNotEmpty({ message: 'Please enter the code' })
  @IsString({ message: 'Please enter the code' })
  readonly code!: string;
}

const hasNoPasskey = ({ passkey }: OwnIdentityDto): boolean => passkey === undefined;

/**
 * POST /api/auth/confirm-identity, and what puts a lock on the account or takes one off: the password, and a code where
 * the account has a second factor; or one of its passkeys, which is as good as both.
 */
export class OwnIdentityDto {
  @ValidateIf(hasNoPasskey)
  @IsOwnPassword()
  readonly currentPassword?: string;

  @IsOptional()
  @Matches(/^[A-Za-z0-9 -]*$/, wrongShape)
  @MaxLength(40, wrongShape)
  readonly code?: string;

  @IsOptional()
  @IsPasskeyAssertion()
  readonly passkey?: PasskeyAssertion;
}
