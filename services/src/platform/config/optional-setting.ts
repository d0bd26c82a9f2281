import { Transform } from 'class-transformer';

/** For `@ValidateIf`: an empty text counts as unset. */
export const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== '';

/** Reads a number; an empty text counts as unset. */
export const numberText = () =>
  Transform(({ value }) => (value === '' || value === undefined ? undefined : Number(value)));

/** For `@IsUrl`: also an address of this machine or of a container. */
export const anyUrl = { require_tld: false, require_protocol: true };

const postgres = /^postgres(ql)?:\/\//;

/** `postgres://` addresses with commas between; each can be read, so that none has to be shown by the error of who could not. */
export const arePostgresAddresses = {
  name: 'arePostgresAddresses',
  validator: {
    validate: (text: unknown): boolean =>
      typeof text === 'string' && text.split(',').every((one) => postgres.test(one) && URL.canParse(one)),
  },
};
