/** Does a pattern (`/venues`, `/venue/*`) cover this path? `/venue/*` covers `/venue` too, as in the router. */
export const covers = (pattern: string, path: string): boolean => {
  const asked = withoutTrailingSlash(path).toLowerCase();
  const own = pattern.toLowerCase();
  if (!own.endsWith('/*')) return asked === own;
  const base = own.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
};

/** The owner of a path: the front with the most exact pattern that covers it. */
export const ownerOf = <Front extends { readonly routes: readonly string[] }>(
  fronts: readonly Front[],
  path: string,
): Front | undefined => {
  const exactness = ({ routes }: Front): number =>
    Math.max(0, ...routes.filter((pattern) => covers(pattern, path)).map((pattern) => exactnessOf(pattern)));
  const owners = fronts.filter((front) => exactness(front) > 0);
  return owners.sort((a, b) => exactness(b) - exactness(a))[0];
};

/** A plain pattern beats any wildcard, a longer wildcard beats a shorter one. */
const exactnessOf = (pattern: string): number => (pattern.endsWith('/*') ? pattern.length : 10_000 + pattern.length);

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
