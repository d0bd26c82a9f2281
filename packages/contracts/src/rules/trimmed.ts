import { Transform } from 'class-transformer';

/** Property rule: what is around a text is not part of it; anything that is no text stays as it is. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
