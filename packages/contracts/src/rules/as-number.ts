import { Transform } from 'class-transformer';

/** A form has text where numbers are meant. An empty one is none. */
export const AsNumber = (): PropertyDecorator =>
  Transform(({ value }) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? undefined : Number(value);
  });
