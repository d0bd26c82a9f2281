import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Settings } from '../config/settings.js';
import { Bucket } from './bucket.js';

/** Beside the pictures in the bucket: the hash of each as it was brought there. */
const listKey = 'media/art.json';

type Hashes = Record<string, string>;

/** Pictures after which the list is written. */
const LIST_EVERY = 50;

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

/** The list is written now and then: who dies on the way has the rest to bring the next time. */
async function putChanged(bucket: Bucket, folder: string, names: readonly string[]): Promise<number> {
  const there = JSON.parse((await bucket.read(listKey))?.toString() ?? '{}') as Hashes;
  const writeList = () => bucket.write(listKey, Buffer.from(JSON.stringify(there)));
  let count = 0;
  for (const name of names) {
    const hash = await hashOf(join(folder, name));
    if (there[name] === hash) continue;
    await bucket.put(`media/art/${name}`, join(folder, name));
    there[name] = hash;
    if (++count % LIST_EVERY === 0) await writeList();
  }
  if (count % LIST_EVERY > 0) await writeList();
  return count;
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
