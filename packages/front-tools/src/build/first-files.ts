import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { StatsChunk, StatsCompilation } from '@rspack/core';
import { containerName, shellName } from '../preset/define-front.js';
import { linksOf } from './links-of.js';
import type { Outcome } from './release-record.js';
import { pagesOf } from './route-pages.js';
import { usesOfWire } from './uses-of-wire.js';

/** What the bundler built: the entry, the files of a first visit, and copies of what should be shared. */
export const outcomeOf = (built: Built, stats: StatsCompilation): Outcome =>
  built.app === shellName ? shellOutcome(built, stats) : frontOutcome(built, stats);

/** What the bundler tells of a build that has just ended. */
export interface Bundle {
  readonly stats: StatsCompilation;
  /** Every file that is in it. */
  readonly files: readonly string[];
}

/** A build that has just ended. */
export interface Built {
  readonly app: string;
  readonly dir: string;
  readonly build: string;
  readonly routes: readonly string[];
  /** Every file that is in it. */
  readonly files: readonly string[];
}

/** The shell's entry holds all that every page needs; its own pages have chunks. */
const shellOutcome = ({ dir, files }: Built, stats: StatsCompilation): Outcome => {
  const pages = [...pagesIn(dir)].map(([path, requests]) => [path, chunksAskedBy(stats, requests)] as const);
  const { entry } = entryOf(stats, 'main');
  return { entry, first: Object.fromEntries(pages), copies: [], ...readOf(dir, files) };
};

/**
 * A cold visit of a route needs the chunks of the routes and of the page. The page is found through the `lazy` import
 * that stands beside the path in routes.tsx.
 */
const frontOutcome = ({ app, dir, build, routes, files }: Built, stats: StatsCompilation): Outcome => {
  const { entry, chunk } = entryOf(stats, containerName(app, build));
  const base = childrenOf(stats, chunk);
  const pages = pagesIn(dir);
  const patterns = [...new Set([...routes, ...pages.keys()])];
  const first = patterns.map((route) => {
    return [route, [...new Set([...scriptsOf(base), ...chunksAskedBy(stats, pages.get(route))])]] as const;
  });
  return { entry, first: Object.fromEntries(first), copies: copiesIn(files), ...readOf(dir, files) };
};

/** What the sources say. */
const readOf = (dir: string, files: readonly string[]) => ({
  uses: usesOfWire(dir, files),
  links: linksOf(dir, files),
});

const entryOf = (stats: StatsCompilation, name: string): { entry: string; chunk: StatsChunk } => {
  const chunk = chunksOf(stats).find(({ names }) => names?.includes(name));
  const [entry] = chunk ? scriptsOf([chunk]) : [];
  if (!chunk || !entry) throw new Error(`The build has no entry called ${name}.`);
  return { entry, chunk };
};

const chunksOf = ({ chunks = [] }: StatsCompilation): StatsChunk[] => chunks;

const childrenOf = (stats: StatsCompilation, { children }: StatsChunk): StatsChunk[] =>
  chunksOf(stats).filter(({ id }) => id != null && children?.includes(id));

const scriptsOf = (chunks: readonly StatsChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ files = [] }) => files).filter((file) => file.endsWith('.js'))),
];

const chunksAskedBy = (stats: StatsCompilation, requests: readonly string[] = []): string[] =>
  scriptsOf(chunksOf(stats).filter((chunk) => requests.some((request) => isAskedBy(chunk, request))));

const isAskedBy = ({ origins = [] }: StatsChunk, request: string): boolean =>
  origins.some((origin) => origin.request === request);

const pagesIn = (dir: string): Map<string, readonly string[]> =>
  pagesOf(readFileSync(join(dir, 'src/routes.tsx'), 'utf8'));

/** Comes with the shell: react and its like, what has state in site-kit, and what site-kit hands on. */
const comesWithTheShell =
  /\/(?:node_modules\/(react|react-dom|styled-components|react-router|@tanstack\/react-query|zustand)|(?:packages\/(site-kit)\/src|@northlight\/(site-kit)\/dist)\/(?:cart|http|page|query|router|session|site|theme|toast|format|booking-policy|ui\/(?:button|error-boundary|icon|live|loading|theme)))\//;

const copiesIn = (files: readonly string[]): string[] => {
  const found = files
    .map((file) => comesWithTheShell.exec(file.split(sep).join('/')))
    .map((match) => match?.[1] ?? match?.[2] ?? match?.[3]);
  return [...new Set(found.filter((name) => name !== undefined))];
};
