import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who was erased, by keyed hashes alone: kept beside the backups and in none of them, since a backup may be older. */
export const erasedList = (dataDir: string): string => join(dataDir, 'erasures', 'erased.jsonl');

/**
 * Adds lines to a list. What stands in it once stays, also where the database that is asked has gone back to before it.
 * @param text a line of JSON for each erasing @returns how many there are now
 */
export function addToErased(file: string, text: string): number {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = [...before.split('\n'), ...text.split('\n')].filter((line) => line.startsWith('{'));
  const all = new Map(lines.map((line) => [(JSON.parse(line) as { id: string }).id, line]));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, [...all.values(), ''].join('\n'), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return all.size;
}
