import { browsersWithout, type FeatureNode, type OldestBrowser } from './browser-data.js';
import type { SourceFile } from './source-file.js';

/** Features of which nothing is missed where a browser lacks them, or that mean something else here. */
const tolerated: readonly (readonly [RegExp, string])[] = [
  [/^cursor\b/, 'a finger has no cursor'],
  [/^resize\b/, 'a phone makes no field larger'],
  [/^::?selection$/, 'marked text has the colors of the system then'],
  [/^text-wrap\b/, 'lines end where they ended before'],
  [/^break-(after|before|inside): avoid$/, 'paper is cut elsewhere'],
  [/^scrollbar-width\b/, 'the bar is as wide as others are'],
  [/^scrollbar-gutter\b/, 'the page is wider behind a dialog, by the scrollbar'],
  [/^overflow-anchor\b/, 'there is nothing to switch off'],
  [/^forced-color-adjust\b/, 'there are no forced colors'],
  [/^\.(take|error)\(\)$/, 'methods of our own'],
];

type Finder = (text: string, data: FeatureNode) => (readonly [name: string, feature: FeatureNode | undefined])[];

/** The entry at a path, where every step is one feature below the other. */
const at = (data: FeatureNode, ...path: readonly string[]): FeatureNode | undefined =>
  path.reduce<FeatureNode | undefined>(
    (node, step) => (node && Object.hasOwn(node, step) ? (node[step] as FeatureNode) : undefined),
    data,
  );

/** `Object.groupBy`, `AbortSignal.any`, `navigator.share`, `document.startViewTransition`. */
const members: Finder = (text, data) =>
  [...text.matchAll(/\b([A-Z]\w+|navigator|document|window)\.([a-z]\w*)/g)].map(([found, owner = '', member = '']) => {
    const name = (owner[0] ?? '').toUpperCase() + owner.slice(1);
    return [
      found,
      at(data, 'api', name, `${member}_static`) ??
        at(data, 'api', name, member) ??
        at(data, 'javascript', 'builtins', name, member),
    ];
  });

/** `new CloseWatcher()`. */
const constructors: Finder = (text, data) =>
  [...text.matchAll(/\bnew ([A-Z]\w+)/g)].map(([found, name = '']) => [
    found,
    at(data, 'api', name) ?? at(data, 'javascript', 'builtins', name),
  ]);

/** `numbers.toSorted()`: whose method it is cannot be seen, so it counts where every class that has one lacks it. */
const methods: Finder = (text, data) => {
  const classes = Object.values((data.javascript as FeatureNode).builtins as FeatureNode) as FeatureNode[];
  return [...text.matchAll(/\.([a-z]\w*)\(/g)].flatMap(([, name = '']) => {
    const known = classes.map((one) => at(one, name)).filter((one) => one !== undefined);
    return known.length === 1 ? [[`.${name}()`, known[0]] as const] : [];
  });
};

/** CSS stands in template literals: properties, their values, functions in these. */
const declarations: Finder = (text, data) =>
  inTemplates(text, /(?:^|[;{\s])([a-z-]+)\s*:\s*([^;{}]+)[;}]/g).flatMap(([, property = '', value = '']) => {
    const known = at(data, 'css', 'properties', property);
    if (!known?.__compat || text.includes(`-webkit-${property}:`)) return [];
    const words = (value.match(/[a-z-]+/g) ?? []).map((word) => [`${property}: ${word}`, at(known, word)] as const);
    const calls = [...value.matchAll(/([a-z-]+)\(/g)].map(
      ([, name = '']) =>
        [`${name}()`, at(data, 'css', 'types', name) ?? at(data, 'css', 'types', 'color', name)] as const,
    );
    return [[property, known], ...words, ...calls];
  });

const selectors: Finder = (text, data) =>
  inTemplates(text, /(::?|@)([a-z-]+)/g).map(([found, sign = '', name = '']) => [
    found,
    at(data, 'css', sign === '@' ? 'at-rules' : 'selectors', name),
  ]);

function inTemplates(text: string, pattern: RegExp): RegExpMatchArray[] {
  const templates = [...text.matchAll(/`([^`]*)`/g)].map(([, css = '']) => css);
  return templates.filter((css) => /[\w-]+\s*:\s*[^;]+;/.test(css)).flatMap((css) => [...css.matchAll(pattern)]);
}

const finders = [members, constructors, methods, declarations, selectors];

/** What a file uses that one of the browsers does not have, as lines `path: sentence`. */
export function missingFeatures(file: SourceFile, browsers: readonly OldestBrowser[], data: FeatureNode): string[] {
  const text = file.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const used = new Map(finders.flatMap((find) => find(text, data)));
  return [...used]
    .filter(([name]) => !tolerated.some(([pattern]) => pattern.test(name)))
    .map(([name, feature]) => ({ name, without: browsersWithout(feature, browsers) }))
    .filter(({ without }) => without.length > 0)
    .map(({ name, without }) => `${file.path}: uses ${name}, which is not in the oldest ${without.join(', ')}`);
}
