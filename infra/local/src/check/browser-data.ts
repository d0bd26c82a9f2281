import semver from 'semver';

interface Support {
  readonly version_added?: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: readonly unknown[];
}

/** One entry of MDN's table: what a browser can do, and the features below it. */
export interface FeatureNode {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [feature: string]: FeatureNode | unknown;
}

/** The oldest version of a browser that is supported, under MDN's name for it. */
export interface OldestBrowser {
  readonly browser: string;
  readonly version: string;
}

const mdnNames: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

/** The whole table, 20 MB of JSON. */
export const browserData = async (): Promise<FeatureNode> =>
  (await import('@mdn/browser-compat-data/forLegacyNode')).default as unknown as FeatureNode;

/** @throws where a query is of another kind than `chrome >= 120` */
export function oldestBrowsers(browserslist: readonly string[]): OldestBrowser[] {
  return browserslist.map((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!version) throw new Error(`browserslist says "${query}": this check reads "browser >= version" alone.`);
    return { browser: mdnNames[name] ?? name, version };
  });
}

/** Those of the browsers that do not have a feature, as MDN knows it; none for what MDN does not know. */
export function browsersWithout(feature: FeatureNode | undefined, browsers: readonly OldestBrowser[]): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return browsers.filter(({ browser, version }) => !has(support[browser], version)).map(({ browser }) => browser);
}

function has(support: Support | readonly Support[] | undefined, version: string): boolean {
  if (support === undefined) return true;
  return [support].flat().some((one) => isPlain(one) && holdsIn(one, version));
}

const isPlain = ({ prefix, alternative_name, flags }: Support): boolean => !(prefix || alternative_name || flags);

const holdsIn = ({ version_added: from, version_removed: until }: Support, version: string): boolean =>
  (from === true || (typeof from === 'string' && isAtLeast(version, from))) &&
  !(until === true || (typeof until === 'string' && isAtLeast(version, until)));

function isAtLeast(version: string, other: string): boolean {
  if (!/^≤?\d/.test(other)) return false; // "preview"
  return semver.gte(semver.coerce(version) ?? '0.0.0', semver.coerce(other) ?? '0.0.0');
}
