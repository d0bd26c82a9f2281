/** For `@ValidateIf`: an empty text counts as unset. */
export const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== '';

/** For `@IsUrl`: also an address of this machine or of a container. */
export const anyUrl = { require_tld: false, require_protocol: true };
