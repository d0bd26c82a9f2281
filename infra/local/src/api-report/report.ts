import { createHash } from 'node:crypto';
import { PlainError } from '../processes/plain-error.js';
import type { Form } from './source-module.js';

/** A name that a package exports. */
export interface Exported extends Form {
  /** As in `exports` of package.json: `.`, `./ui`. */
  readonly entry: string;
  readonly name: string;
}

export interface Listed extends Exported {
  /** The version in which it came, or last got another form. */
  readonly since: string;
}

/** What a package exported when its version was raised last. */
export interface Report {
  readonly version: string;
  readonly exports: readonly Listed[];
}

/** Names the report in a package's folder. */
export const reportFile = 'api.txt';

/** More of a declaration than this is a hash: lines that can be read, of which each still shows every change. */
const LONGEST = 300;
const HASH_LETTERS = 10;

/** @returns the report as its file has it: a line for each name, which says since when, what it is, and its form */
export function written(name: string, { version, exports }: Report): string {
  const entries = [...new Set(exports.map(({ entry }) => entry))];
  const sections = entries.map((entry) => {
    const lines = exports.filter((each) => each.entry === entry).map(lineOf);
    return `[${entry}]\n${lines.sort().join('\n')}\n`;
  });
  return `${name} ${version}\nWhat it exports, and since when in this form. Written by \`npm run api-report\`.\n\n${sections.join('\n')}`;
}

/** Reads what {@link written} wrote. */
export function readReport(text: string): Report {
  const version = /^\S+ (\d+\.\d+\.\d+)$/m.exec(text)?.[1];
  if (!version) throw new PlainError('An API report names its version in its first line.');
  const exports = text.split(/^(?=\[)/m).flatMap((section) => {
    const entry = /^\[(.+)\]$/m.exec(section)?.[1] ?? '';
    return [...section.matchAll(/^(\S+) (type|value) (\d+\.\d+\.\d+) (.*)$/gm)].map(
      ([, name = '', kind, since = '', declaration = '']): Listed => ({
        entry,
        name,
        kind: kind === 'type' ? 'type' : 'value',
        since,
        declaration,
      }),
    );
  });
  return { version, exports };
}

const lineOf = ({ name, kind, since, declaration }: Listed): string => `${name} ${kind} ${since} ${declaration}`;

/** A declaration as a report has it. */
export function shortened(declaration: string): string {
  if (declaration.length <= LONGEST) return declaration;
  const hash = createHash('sha256').update(declaration).digest('hex').slice(0, HASH_LETTERS);
  return `${declaration.slice(0, LONGEST)} … ${hash}`;
}
