import { Transform } from 'class-transformer';

/** For `@ValidateIf`: an empty text counts as unset. */
export const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== '';

/** Reads a number; an empty text counts as unset. */
export const numberText = () =>
  Transform(({ value }) => (value === '' || value === undefined ? undefined : Number(value)));

/** For `@IsUrl`: also an address of this machine or of a container. */
export const anyUrl = { require_tld: false, require_protocol: true };
