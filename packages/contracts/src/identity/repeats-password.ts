import { registerDecorator, type ValidationArguments } from 'class-validator';

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
