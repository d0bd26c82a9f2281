interface Section {
  readonly path: string;
  /** What is imported between this path and the next. */
  readonly requests: readonly string[];
}

/**
 * Route pattern → requests of what it shows, read from the text of routes.tsx: an import belongs to the path before it.
 * A parameter (`/venue/:slug`) makes the pattern `/venue/*`; a path without a slash stands below the last one with.
 */
export const pagesOf = (source: string): Map<string, readonly string[]> => {
  const sections = source.split(/(?=\bpath:\s*')/).flatMap(sectionOf);
  const pages = sections.map((section, index) => {
    const above = section.path.startsWith('/') ? undefined : sections.slice(0, index).findLast(isAbsolute);
    return above ? below(above, section) : section;
  });
  const withPage = pages.filter(({ requests }) => requests.length > 0);
  return new Map(withPage.map(({ path, requests }) => [path.replace(/\/:.*$/, '/*'), requests]));
};

const sectionOf = (text: string): Section[] => {
  const path = /^path:\s*'([^']+)'/.exec(text)?.[1];
  const requests = [...text.matchAll(/import\(\s*'([^']+)'\s*\)/g)].flatMap(([, request]) => request ?? []);
  return path ? [{ path, requests }] : [];
};

const isAbsolute = ({ path }: Section): boolean => path.startsWith('/');

/** A page inside a layout needs the layout too: the first that the path above imports. */
const below = (above: Section, { path, requests }: Section): Section => ({
  path: `${above.path}/${path}`,
  requests: [...above.requests.slice(0, 1), ...requests],
});
