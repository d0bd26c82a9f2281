import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OwnPasswordDto } from './account.dto.js';

const wrongShape = { message: 'Please enter the 6-digit code from your app, or a recovery code' };

/** POST /api/auth/login/second-factor and …/authenticator/confirm: six digits of an app, or, at the sign-in, a recovery code. */
export class SecondFactorCodeDto {
  @Matches(/^[A-Za-z0-9 -]+$/, wrongShape)
  @MaxLength(40, wrongShape)
  @IsNotEmpty({ message: 'Please enter the code' })
  @IsString({ message: 'Please enter the code' })
  readonly code!: string;
}

/**
 * POST /api/auth/confirm-identity, and what takes a lock off the account: the password, and a code where the account has
 * an authenticator app.
 */
export class OwnIdentityDto extends OwnPasswordDto {
  @IsOptional()
  @Matches(/^[A-Za-z0-9 -]*$/, wrongShape)
  @MaxLength(40, wrongShape)
  readonly code?: string;
}
