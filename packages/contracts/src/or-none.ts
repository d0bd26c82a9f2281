import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { all } from './list-rules.js';

/** Property rule: an empty text is none. */
export const OrNone = (): PropertyDecorator =>
  all(
    IsOptional(),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : value)),
  );
