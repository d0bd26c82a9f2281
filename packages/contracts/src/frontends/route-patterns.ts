/** Does a pattern (`/venues`, `/venue/*`) cover this path? `/venue/*` covers `/venue` too, as in the router. */
export const covers = (pattern: string, path: string): boolean => {
  const requested = withoutTrailingSlash(path).toLowerCase();
  const own = pattern.toLowerCase();
  if (!own.endsWith('/*')) return requested === own;
  const base = own.slice(0, -2);
  return requested === base || requested.startsWith(`${base}/`);
};

/** The most exact of the patterns that cover a path: a plain one beats any wildcard, a longer wildcard a shorter. */
export const mostExact = (patterns: readonly string[], path: string): string | undefined =>
  patterns.filter((pattern) => covers(pattern, path)).sort((a, b) => exactness(b) - exactness(a))[0];

/** The owner of a path: the front with the most exact pattern that covers it. */
export const ownerOf = <Front extends { readonly routes: readonly string[] }>(
  fronts: readonly Front[],
  path: string,
): Front | undefined => {
  const pattern = mostExact(
    fronts.flatMap(({ routes }) => routes),
    path,
  );
  return pattern === undefined ? undefined : fronts.find(({ routes }) => routes.includes(pattern));
};

const exactness = (pattern: string): number => (pattern.endsWith('/*') ? pattern.length : 10_000 + pattern.length);

/** `/venues/` → `/venues`. By hand: a pattern for it takes time by the square of the slashes that somebody sends. */
export const withoutTrailingSlash = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};
