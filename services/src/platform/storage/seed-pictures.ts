import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Settings } from '../config/settings.js';
import { Bucket } from './bucket.js';

/** Beside the pictures in the bucket: the hash of each as it was brought there. */
const listKey = 'media/art.json';

type Hashes = Record<string, string>;

/**
 * Puts the pictures that were drawn where the processes find them: into the bucket of S3_URL, what changed of them, else
 * into DATA_DIR/media/art.
 * @param folder with the pictures, as the image has them
 * @returns how many were brought
 */
export async function seedPictures({ DATA_DIR, S3_URL }: Pick<Settings, 'DATA_DIR' | 'S3_URL'>, folder: string) {
  const names = await namesBelow(folder);
  if (!S3_URL) {
    await cp(folder, join(DATA_DIR, 'media', 'art'), { recursive: true });
    return names.length;
  }
  const bucket = new Bucket(S3_URL);
  try {
    return await putChanged(bucket, folder, names);
  } finally {
    await bucket.close();
  }
}

/** The list last: who dies on the way brings the rest the next time. */
async function putChanged(bucket: Bucket, folder: string, names: readonly string[]): Promise<number> {
  const before = JSON.parse((await bucket.read(listKey))?.toString() ?? '{}') as Hashes;
  const now: Hashes = {};
  for (const name of names) now[name] = await hashOf(join(folder, name));
  const changed = names.filter((name) => before[name] !== now[name]);
  for (const name of changed) await bucket.put(`media/art/${name}`, join(folder, name));
  if (changed.length > 0) await bucket.write(listKey, Buffer.from(JSON.stringify(now)));
  return changed.length;
}

async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')).sort();
}

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url');
