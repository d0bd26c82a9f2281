import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstOf, type Place, type Source, sourcesOf } from './front-sources.js';

/** The table of addresses is no link to any of them. */
const addressTable = /^@northlight\/site-kit\/(?:src|dist)\/router\/href\.[jt]s$/;

/** A source that asks who answers an address shows a link only where somebody does. */
const asksFirst = /\bownerOf\(/;

/**
 * The addresses of the site that a build links to, each with the first line that does (docs/adr/0102): `href('venue', …)`
 * as `/venue/:slug`, and every text in quotes that is an address, as `/bookings/:any` of `/bookings/${id}`. An address that
 * is named for another reason counts, too; one that is put together from parts, or by a package, is not seen.
 * @param dir the folder of the front
 * @param files every file of the build
 */
export const linksOf = (dir: string, files: readonly string[]): Record<string, string> => {
  const named = addressesAbove(dir);
  const sources = sourcesOf(dir, files).filter(
    ({ path, lines }) => !addressTable.test(path) && !lines.some((line) => asksFirst.test(line)),
  );
  const places = sources.flatMap((source) => [...hrefsIn(source, named), ...literalsIn(source)]);
  return Object.fromEntries([...firstOf(places)].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const hrefsIn = (source: Source, named: ReadonlyMap<string, string>): Place[] =>
  placesIn(source, /\bhref\(\s*['"](\w+)['"]/g).flatMap(([name, at]): Place[] => {
    const address = named.get(name);
    return address === undefined ? [] : [[address, at]];
  });

const literal = /(?<!\bpath:\s*)['"`](\/[a-z][\w.:-]*(?:\/(?:[\w.:-]+|\$\{[^}]*\}))*)(?=['"`?#]|\$\{)/g;

/** What is no page: the API, files, and names with an ending. */
const noPage = /^\/(?:api|media|r|web)(?:\/|$)|\.\w+$/;

const literalsIn = (source: Source): Place[] =>
  placesIn(source, literal)
    .map(([address, at]): Place => [address.replace(/\$\{[^}]*\}/g, ':any'), at])
    .filter(([address]) => !noPage.test(address));

const comment = /^\s*(?:\/?\*|\/\/)/;

const placesIn = ({ path, lines }: Source, pattern: RegExp): Place[] => {
  const text = lines.map((line) => (comment.test(line) ? '' : line)).join('\n');
  return [...text.matchAll(pattern)].map(({ 1: found = '', index }): Place => {
    return [found, `${path}:${text.slice(0, index).split('\n').length}`];
  });
};

/** The addresses that site-kit names, as it is installed above a folder. */
const addressesAbove = (dir: string): Map<string, string> => {
  const places = ['src/router/href.ts', 'dist/router/href.js'];
  const files = places.map((place) => join(dir, 'node_modules/@northlight/site-kit', place));
  const file = files.find((one) => existsSync(one));
  if (file) return new Map([...readFileSync(file, 'utf8').matchAll(/^\s*(\w+): ['"](\/[^'"]*)['"],?$/gm)].map(pairOf));
  return dirname(dir) === dir ? new Map() : addressesAbove(dirname(dir));
};

const pairOf = ([, name = '', address = '']: RegExpMatchArray): [string, string] => [name, address];
