/** What a file of stories says of itself. */
export interface Stories {
  /** `<door of site-kit>/<part>`. */
  readonly title: string;
  /** The components that its states show. */
  readonly components: readonly string[];
  readonly hasUsage: boolean;
}

/** Exported, but never seen by themselves: every specimen stands inside of the first two. */
const unseen = new Set(['SiteProvider', 'CartProvider', 'CartKeeper', 'ScrollRestoration']);

const component = /^([A-Z]\w*) value \S+ (?:function |const \w+ = styled\b|class \w+ extends Component\b)/gm;

/** The components of an API report: what is drawn, and is not merely passed on from another library. */
export const partsIn = (report: string): string[] =>
  [...report.matchAll(component)].map(([, name = '']) => name).filter((name) => !unseen.has(name));

export const storiesIn = (text: string): Stories => {
  const [, title = ''] = /\btitle: '([^']+)'/.exec(text) ?? [];
  const [, first = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
  const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(text) ?? [];
  return {
    title,
    components: [first, ...(others.match(/\b[A-Z]\w*/g) ?? [])],
    hasUsage: /\busage\(\s*["']/.test(text),
  };
};

/** A sentence for each part that no file of stories shows. */
export const withoutSpecimen = (parts: readonly string[], stories: readonly Stories[]): string[] => {
  const shown = new Set(stories.flatMap(({ components }) => components));
  return parts.filter((name) => !shown.has(name)).map((name) => `${name} has no specimen in packages/specimens/src`);
};
