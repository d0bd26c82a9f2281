import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Step, sentenceOf } from './steps.js';

/** What a rehearsal came to. */
export interface Rehearsal {
  /** The moment that was gone back to. */
  readonly to: string;
  /** When it ended. */
  readonly at: string;
  readonly steps: readonly Step[];
}

export const secondsOf = ({ steps }: Rehearsal): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

export const isAllThere = ({ steps }: Rehearsal): boolean => steps.every(({ wrong }) => wrong.length === 0);

/** For people. */
export const textOf = (rehearsal: Rehearsal): string =>
  [
    `Restore to ${rehearsal.to}, tried until ${rehearsal.at}`,
    ...rehearsal.steps.map(sentenceOf),
    `${isAllThere(rehearsal) ? 'Everything is there' : 'NOT everything is there'}, after ${secondsOf(rehearsal).toFixed(0)} s`,
    '',
  ].join('\n');

/** Writes it down, for people and for programs. @returns the file without its ending */
export function writeRehearsal(dataDir: string, rehearsal: Rehearsal): string {
  const folder = join(dataDir, 'rehearsals');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, rehearsal.at.replaceAll(':', '-'));
  const facts = { ...rehearsal, seconds: secondsOf(rehearsal), isAllThere: isAllThere(rehearsal) };
  writeFileSync(`${file}.json`, `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(`${file}.txt`, textOf(rehearsal));
  return file;
}
