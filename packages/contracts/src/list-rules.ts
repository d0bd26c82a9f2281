import { registerDecorator } from 'class-validator';

export const largestId = 2_147_483_647;
export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Fields = Readonly<Record<string, unknown>>;

/** The parts of something that came over the wire; none where it has none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** A whole number from 1 to `most`. */
export const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

interface Rule {
  readonly name: string;
  readonly message: string;
  readonly holds: (values: readonly unknown[]) => boolean;
}

/** A property rule for a list as a whole. */
export const listRule =
  ({ name, message, holds }: Rule): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: propertyName as string,
      options: { message },
      validator: { validate: (value: unknown) => Array.isArray(value) && holds(value) },
    });

/** Several property rules as one, tried in this order: what an absent field breaks stands before what a long one does. */
export const all =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };
