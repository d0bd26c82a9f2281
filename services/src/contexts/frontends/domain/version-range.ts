type Version = readonly [major: number, minor: number, patch: number];

/**
 * Does a version lie in a range? Ranges are the three that a front may state: `1.4.0`, `~1.4.0`, `^1.4.0`; or several of
 * them with `||` between, for a front that fits two major versions.
 * Anything else is no range and holds nothing, so that a typing error refuses instead of letting everything in.
 */
export const satisfies = (version: string, range: string): boolean =>
  range.split(' || ').some((part) => isWithin(version, part));

const isWithin = (version: string, range: string): boolean => {
  const [, operator = '', base = ''] = /^([\^~]?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  const wanted = parse(base);
  const given = parse(version);
  if (!wanted || !given || isBelow(given, wanted)) return false;
  return firstThatDiffers(given, wanted) >= firstThatMayDiffer(operator, wanted);
};

const parse = (text: string): Version | undefined => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
};

/** `^` keeps the first number that is not zero, `~` the first two, an exact version all three. */
const firstThatMayDiffer = (operator: string, [major, minor]: Version): number => {
  if (operator === '') return 3;
  if (operator === '~') return 2;
  if (major > 0) return 1;
  return minor > 0 ? 2 : 3;
};

const firstThatDiffers = (a: Version, b: Version): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 3 : at;
};

const isBelow = (a: Version, b: Version): boolean => {
  const at = firstThatDiffers(a, b);
  return at < 3 && (a[at] ?? 0) < (b[at] ?? 0);
};
