import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';

/** A release with its bytes. */
export interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly files: ReadonlyMap<string, string>;
}

/** What is to be different in a release that is made from another one. */
interface Change {
  /** Build id: ten hexadecimal digits. */
  readonly build: string;
  /** Another front, which answers other addresses: each pair is an address and what stands in its place. */
  readonly asFront?: { readonly app: string; readonly addresses: readonly [string, string] };
  /** Alters the entry. */
  readonly entry?: (code: string) => string;
  readonly record?: Partial<ReleaseRecord>;
}

/** Each byte is one character: fonts stay what they are. */
const bytes = 'latin1';
const sriOf = (text: string): string => `sha256-${createHash('sha256').update(text, bytes).digest('base64')}`;
const prefixOf = (app: string): string => app.replace(/^mfe-/, '').replace(/\W/g, '_');

/** Reads a release from the folder in which the site keeps them. */
export const readRelease = (releasesDir: string, record: ReleaseRecord): BuiltRelease => {
  const folder = join(releasesDir, record.app, record.build);
  return { record, files: new Map(record.files.map(({ path }) => [path, readFileSync(join(folder, path), bytes)])) };
};

/**
 * The same program as another release: container, hashes of its files and record say so, as if it had been built anew.
 * Bundling five fronts a dozen times would take minutes.
 */
export const releasedAnew = ({ record, files }: BuiltRelease, change: Change): BuiltRelease => {
  const { build, asFront, entry: alter = same } = change;
  const app = asFront?.app ?? record.app;
  const container = `${prefixOf(app)}_${build}`;
  const entry = basename(record.entry);
  const rename = (text: string) => readdressed(text.replaceAll(record.container, container), asFront?.addresses);
  const renamed = new Map([...files].map(([path, text]) => [path, rename(text)]));
  const hashes = record.files.map(({ path, sri }) => [sri, sriOf(renamed.get(path) ?? '')] as const);
  const withHashes = hashes.reduce((text, [before, after]) => text.replaceAll(before, after), renamed.get(entry) ?? '');
  renamed.set(entry, alter(withHashes));
  return {
    files: renamed,
    record: {
      ...record,
      ...(asFront && { routes: record.routes.map((route) => readdressed(route, asFront.addresses)), first: {} }),
      ...{ app, build, id: container, container, entry: `/r/${app}/${build}/${entry}` },
      integrity: sriOf(renamed.get(entry) ?? ''),
      files: [...renamed].map(([path, text]) => {
        const size = text.length;
        return { path, size, br: size, sri: sriOf(text) };
      }),
      ...change.record,
    },
  };
};

/** Lays the files of a release where a web process serves them from. */
export const layOut = (releasesDir: string, { record, files }: BuiltRelease): void => {
  const folder = join(releasesDir, record.app, record.build);
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of files) writeFileSync(join(folder, path), text, bytes);
};

const same = (text: string): string => text;

/** Addresses of pages; those of the API stay. */
const readdressed = (text: string, addresses?: readonly [string, string]): string =>
  addresses ? text.replaceAll(new RegExp(`(?<!api)${addresses[0]}(?=[/"\`?*]|$)`, 'g'), addresses[1]) : text;
