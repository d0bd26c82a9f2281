import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/run.js';

/** What belongs to the database and lies beside it: what was sent, what was made of it, and the releases of fronts. */
const folders = ['media', 'uploads', 'releases', 'release-maps'] as const;

/**
 * Copies the files of a data folder. Taken after the database was: rows name files that were there before them.
 * @returns the folders that there were @throws the reason of `signal`, once that ends it
 */
export async function copyFiles(from: string, to: string, signal?: AbortSignal): Promise<string[]> {
  const there = folders.filter((name) => existsSync(join(from, name)));
  for (const name of there) {
    // a clone, where the file system can: no bytes are written
    const { code } = await run('cp', ['-a', '--reflink=auto', join(from, name), join(to, name)], { signal });
    signal?.throwIfAborted();
    if (code !== 0) cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
  return there;
}
