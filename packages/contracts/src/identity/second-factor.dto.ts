import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';

const wrongShape = { message: 'Please enter the 6 digits of your app, or a recovery code' };

/** POST /api/auth/login/second-factor and …/authenticator/confirm: six digits of an app, or, at the sign-in, a recovery code. */
export class SecondFactorCodeDto {
  @Matches(/^[A-Za-z0-9 -]+$/, wrongShape)
  @MaxLength(40, wrongShape)
  @IsNotEmpty({ message: 'Please enter the code' })
  @IsString({ message: 'Please enter the code' })
  readonly code!: string;
}
