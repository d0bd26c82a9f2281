import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Property rule: a number with at most so many decimal places. The rule of class-validator throws at a number that is
 * written as 1e-300, which then is a fault of the server.
 */
export const IsDecimal = (maxDecimalPlaces: number, options?: ValidationOptions): PropertyDecorator => {
  const isShort = (value: number) => Number(value.toFixed(maxDecimalPlaces)) === value;
  const validate = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && isShort(value);
  return ValidateBy({ name: 'isNumber', constraints: [{ maxDecimalPlaces }], validator: { validate } }, options);
};
