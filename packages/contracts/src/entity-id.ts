import { Transform } from 'class-transformer';
import { IsInt, Max, Min, type ValidationOptions } from 'class-validator';

/** The largest id that a column can hold: more is a mistake of the caller, not of the database. */
const largestId = 2_147_483_647;

/** Property rule for the id of a stored thing: a whole number from 1 to 2,147,483,647. */
export const IsEntityId =
  (options?: ValidationOptions): PropertyDecorator =>
  (target, property) => {
    for (const rule of [Min(1, options), Max(largestId, options), IsInt(options)]) rule(target, property);
  };

/** Plain digits become a number; anything else stays what it is, for the rules to refuse. */
const digitsAsNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
);

/** The same, for an id that arrives as text in a query. */
export const IsEntityIdText =
  (options?: ValidationOptions): PropertyDecorator =>
  (target, property) => {
    for (const rule of [IsEntityId(options), digitsAsNumber]) rule(target, property);
  };
