interface FrontRoutes {
  /** The folder of the front. */
  readonly front: string;
  /** Its routes.tsx. */
  readonly text: string;
  /** What its package.json tells the registry. */
  readonly listed: readonly string[];
}

/** Pages that the shell would answer with 404: the registry sends nobody to an address that package.json leaves out. */
export function routeBreaches({ front, text, listed }: FrontRoutes): string[] {
  return pathsIn(text)
    .filter((path) => !listed.some((pattern) => covers(pattern, path)))
    .map((path) => `${front}/package.json: does not list ${path}, for which ${front}/src/routes.tsx has a page`);
}

/** Every address in the order of the file: one without a slash lies below the last that has one. */
function pathsIn(text: string): string[] {
  let above = '';
  return [...text.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path = '']) => {
    if (!path.startsWith('/')) return `${above}/${path}`;
    above = path;
    return path;
  });
}

const covers = (pattern: string, path: string): boolean =>
  pattern === path || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)));
