import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Bucket } from '../../../platform/storage/bucket.js';
import {
  MediaStore,
  mainLast,
  type Published,
  type StoredKind,
  type StoredObject,
  type TempDir,
} from './media-store.js';

/** The same paths as below DATA_DIR. */
const below: Readonly<Record<StoredKind, string>> = { originals: 'uploads/originals/', published: 'media/up/' };

/**
 * In a bucket, which knows no rename: each try publishes under a name of its own, and the commit that names it is what
 * decides between them (docs/adr/0026).
 */
export class BucketStore extends MediaStore {
  constructor(private readonly bucket: Bucket) {
    super();
  }

  async takeOriginal(id: string, file: string): Promise<void> {
    await this.bucket.put(below.originals + id, file);
    await rm(file, { force: true });
  }

  hasOriginal(id: string): Promise<boolean> {
    return this.bucket.has(below.originals + id);
  }

  async original(id: string, room: string): Promise<string> {
    const file = join(room, 'original');
    if (!(await this.bucket.bring(below.originals + id, file))) throw new Error(`The file of upload ${id} is gone`);
    return file;
  }

  async publish({ id, nth, folder }: TempDir): Promise<Published> {
    const name = `${id}.${nth}`;
    const files = await readdir(folder);
    for (const file of files) await this.bucket.put(`${below.published}${name}/${file}`, join(folder, file));
    return { name, files };
  }

  async add(name: string, { folder }: TempDir): Promise<void> {
    for (const file of await mainLast(folder))
      await this.bucket.put(`${below.published}${name}/${file}`, join(folder, file));
  }

  /** Nobody knows what a try that died had left to do: the next one begins anew. */
  async published(): Promise<undefined> {
    return undefined;
  }

  hasPublished(path: string): Promise<boolean> {
    return this.bucket.has(below.published + path);
  }

  async fileOf(path: string, room: string): Promise<string | undefined> {
    const file = join(room, `shown-${basename(path)}`);
    return (await this.bucket.bring(below.published + path, file)) ? file : undefined;
  }

  /** One line for each original, or folder of what was made, with the time of its latest file. */
  async list(kind: StoredKind): Promise<StoredObject[]> {
    const latest = new Map<string, Date>();
    for await (const { key, at } of this.bucket.below(below[kind])) {
      const [name = ''] = key.slice(below[kind].length).split('/');
      if (at > (latest.get(name) ?? new Date(0))) latest.set(name, at);
    }
    return [...latest].map(([name, at]) => ({ name, at }));
  }

  async throwAway(kind: StoredKind, name: string): Promise<void> {
    if (kind === 'originals') return this.bucket.remove(below.originals + name);
    for await (const { key } of this.bucket.below(`${below.published}${name}/`)) await this.bucket.remove(key);
  }
}
