import { Transform } from 'class-transformer';
import { MaxLength, MinLength } from 'class-validator';
import { OneLine } from '../one-line.js';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** Property rule for why somebody of the venue did something. It stays in the history for good: no names of persons. */
export const IsReason = (): PropertyDecorator => (target, property) => {
  const rules = [
    MinLength(3, { message: 'Please enter a reason' }),
    MaxLength(200, { message: 'Please enter a shorter reason' }),
    OneLine(),
    trimmed,
  ];
  for (const rule of rules) rule(target, property);
};
