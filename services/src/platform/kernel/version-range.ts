import satisfiesRange from 'semver/functions/satisfies.js';

/** The three that a front may state, `1.4.0`, `~1.4.0` and `^1.4.0`; several with `||`, to fit more than one major version. */
const stated = /^[\^~]?\d+\.\d+\.\d+( \|\| [\^~]?\d+\.\d+\.\d+)*$/;

/**
 * Does a version lie in a range, as npm understands it? Any other range holds nothing: to npm an empty one, or `*`, would
 * hold every version, and a typing error must refuse instead of letting everything in.
 */
export const satisfies = (version: string, range: string): boolean =>
  stated.test(range) && satisfiesRange(version, range);
