import { Equals, registerDecorator, type ValidationArguments } from 'class-validator';
import { RegisterDto } from './register.dto.js';

/** Property rule: the same text as in `password`. */
export const RepeatsPassword = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'repeatsPassword',
    target: target.constructor,
    propertyName: propertyName as string,
    options: { message: 'Passwords do not match' },
    validator: {
      validate: (value: unknown, { object }: ValidationArguments) =>
        value === (object as { password?: unknown }).password,
    },
  });

/** What a visitor fills in on /register; `confirmPassword` stays in the page. */
export class RegisterFormDto extends RegisterDto {
  @RepeatsPassword()
  readonly confirmPassword!: string;

  @Equals(true, { message: 'You must accept the terms and conditions' })
  override readonly termsAccepted!: boolean;
}
