import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { type Edit, type ReleaseEdits, releases } from './release-edits.js';

export type ReleaseName = keyof typeof releases;

/**
 * The compiled services of another release: those of this clone with its edits, in a folder of their own that uses the
 * packages of this clone.
 * @param parent where the folder is made @returns the folder, in which entries have the paths that they have in the clone
 * @throws {PlainError} where an edit finds its place not once
 */
export function makeRelease(parent: string, name: ReleaseName): string {
  const folder = join(parent, name);
  const services = join(folder, 'services');
  mkdirSync(services, { recursive: true });
  cpSync('services/dist', join(services, 'dist'), { recursive: true });
  cpSync('services/package.json', join(services, 'package.json'));
  for (const path of ['node_modules', 'services/node_modules'])
    symlinkSync(join(process.cwd(), path), join(folder, path));
  const { files, edits }: ReleaseEdits = releases[name];
  for (const [file, text] of Object.entries(files)) writeFileSync(join(services, 'dist', file), text);
  for (const edit of edits) apply(join(services, 'dist'), edit);
  return folder;
}

function apply(dist: string, { file, find, put }: Edit): void {
  const path = join(dist, file);
  const parts = readFileSync(path, 'utf8').split(find);
  if (parts.length !== 2) throw new PlainError(`${file} has ${parts.length - 1} times: ${find}`);
  writeFileSync(path, parts.join(put));
}
