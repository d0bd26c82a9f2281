import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourceFile } from './source-file.js';

/** What can be referred to, each as its paper names it: `decisions.md G23`, `§7`, `reliability.md row 37`. */
type Targets = ReadonlySet<string>;

/** How code, tests and docs refer to a place of a paper; a list goes on with commas and "and". */
const references: readonly (readonly [paper: string, pattern: RegExp])[] = [
  ['decisions.md ', /decisions\.md ((?:[GCU]?\d+(?:\.\d+)?)(?:(?:, | and )(?:[GCU]\d+|\d\.\d+))*)/g],
  ['decisions.md ', /\(([GCU]\d{1,2}(?:, [GCU]\d{1,2})*)\)/g],
  ['§', /§(\d+)/g],
  ['reliability.md row ', /reliability\.md rows? (\d+(?:(?:, | and | to )\d+)*)/g],
  ['reliability.md rule ', /reliability\.md rules? (\d+(?:(?:, | and | to )\d+)*)/g],
  ['engine.md ', /(\d+(?:(?:, | and )\d+)*) of engine\.md/g],
];

/** An external address, a mail, or a place of the same page. */
const elsewhere = /^(?:[a-z]+:|#)/;

/** The numbered places of the papers in docs/spec. */
export function referenceTargets(): Targets {
  const read = (name: string): string => readFileSync(join('docs/spec', `${name}.md`), 'utf8');
  const named = (text: string, pattern: RegExp, prefix: string): string[] =>
    [...text.matchAll(pattern)].map((match) => `${prefix}${match[1]}`);
  const [decisions, reliability] = [read('decisions'), read('reliability')];
  const [mostImportant = ''] = decisions.split('\n## 2');
  const [rules = ''] = reliability.split('\n## Decisions');
  return new Set([
    ...named(read('specification'), /^## (\d+)\. /gm, '§'),
    ...named(decisions, /^##+ (\d(?:\.\d)?)\.? /gm, 'decisions.md '),
    ...named(mostImportant, /^(\d+)\. /gm, 'decisions.md 1.'),
    ...named(decisions, /^(?:\| |- )([GCU]\d+) /gm, 'decisions.md '),
    ...named(rules, /^(\d+)\. /gm, 'reliability.md rule '),
    ...named(reliability, /^\| (\d+) \|/gm, 'reliability.md row '),
    ...named(read('engine'), /^(\d+)\. /gm, 'engine.md '),
  ]);
}

/** Specs of checks name what is wrong on purpose. */
const quotesMistakes = /^infra\/local\/src\/(?:check|dependencies)\/.*\.spec\.ts$/;

/** Where a file refers to a place, a page or a decision that is not there. */
export function danglingReferences({ path, text }: SourceFile, targets: Targets): string[] {
  if (quotesMistakes.test(path)) return [];
  const flat = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const places = references.flatMap(([paper, pattern]) =>
    [...flat.matchAll(pattern)].flatMap((match) => partsOf(match[1] ?? '').map((part) => paper + part)),
  );
  const missing = places.filter((place) => !targets.has(place));
  return [
    ...new Set([...missing, ...missingPages(flat), ...(path.endsWith('.md') ? missingLinks(path, flat) : [])]),
  ].map((what) => `${path}: refers to ${what}, which is not there`);
}

const partsOf = (list: string): string[] => list.split(/, | and | to /);

const decisionFiles = (): string[] => readdirSync('docs/adr');

/** Pages that are named from the root of the repository; decisions by their number. */
const missingPages = (text: string): string[] => [
  ...[...text.matchAll(/\bdocs\/adr\/(\d{4})/g)]
    .filter(([, number = '']) => !decisionFiles().some((file) => file.startsWith(number)))
    .map(([address]) => address),
  ...[...text.matchAll(/(?<![\w/.-])docs\/(?:[\w-]+\/)*[\w-]+\.md\b/g)]
    .map(([address]) => address)
    .filter((address) => !existsSync(address)),
];

const missingLinks = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !elsewhere.test(address))
    .filter((address) => !existsSync(posix.join(posix.dirname(path), address)));
