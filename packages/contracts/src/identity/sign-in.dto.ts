import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { OneLine } from '../one-line.js';
import { accountLimits } from './account-limits.js';

/** POST /api/auth/login: who, the password, and whether to stay signed in for 30 days (§5 Login, decisions.md G19). */
export class SignInDto {
  @OneLine()
  @MaxLength(accountLimits.username, { message: 'Please enter a shorter username' })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  readonly username!: string;

  @MaxLength(accountLimits.password, { message: 'Please enter a shorter password' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  readonly password!: string;

  @IsOptional()
  @IsBoolean({ message: 'Remember me must be true or false' })
  readonly rememberMe?: boolean;
}
