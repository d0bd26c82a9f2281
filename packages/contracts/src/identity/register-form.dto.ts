import { Equals } from 'class-validator';
import { RegisterDto } from './register.dto.js';
import { RepeatsPassword } from './repeats-password.js';

/** What a visitor fills in on /register; `confirmPassword` stays in the page. */
export class RegisterFormDto extends RegisterDto {
  @RepeatsPassword()
  readonly confirmPassword!: string;

  @Equals(true, { message: 'You must accept the terms and conditions' })
  override readonly termsAccepted!: boolean;
}
