import { mkdir, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Bucket } from '../../../platform/storage/bucket.js';
import { BucketStore } from './bucket-store.js';
import {
  DiskStore,
  isThere,
  listed,
  type MediaStore,
  type Published,
  type StoredObject,
  type TempDir,
} from './media-store.js';

type Check = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
type OrphanKind = 'parts' | 'tempDirs' | 'originals' | 'published';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.|$)/;

/** Whose a kept thing is: its name begins with the id of its upload. */
export const uploadIdOf = (name: string): string => name.slice(0, 36);

/**
 * Files that were sent: on their way in, safe, in the making, published. Every name is made here. They come in and are
 * worked on in folders of DATA_DIR; where they stay is the store's: that disk or, with S3_URL, a bucket.
 */
@Injectable()
export class MediaVault implements OnApplicationShutdown {
  private readonly media: string;
  private readonly incoming: string;
  private readonly tempRoot: string;
  private readonly store: MediaStore;
  private readonly bucket: Bucket | undefined;

  constructor({ DATA_DIR, S3_URL }: Settings) {
    this.media = join(DATA_DIR, 'media');
    this.incoming = join(DATA_DIR, 'uploads', 'incoming');
    this.tempRoot = join(this.media, 'up');
    this.bucket = S3_URL ? new Bucket(S3_URL) : undefined;
    this.store = this.bucket ? new BucketStore(this.bucket) : new DiskStore(DATA_DIR);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.bucket?.close();
  }

  /** Writes a stream to the disk, to its last byte, and only then gives it its place. */
  async keep(id: string, source: Readable, check: Check): Promise<void> {
    const part = join(this.incoming, `${id}.part`);
    await mkdir(this.incoming, { recursive: true });
    const file = await open(part, 'wx');
    try {
      await pipeline(source, check as never, file.createWriteStream({ flush: true }));
      await this.store.takeOriginal(id, part);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
  }

  throwAwayOriginal(id: string): Promise<void> {
    return this.store.throwAway('originals', id);
  }

  hasOriginal(id: string): Promise<boolean> {
    return this.store.hasOriginal(id);
  }

  /** What a try published before it died, where another one may go on with it. */
  published(id: string): Promise<Published | undefined> {
    return this.store.published(id);
  }

  /** @param url of a file that was made of one, as pages show it */
  hasPublished(url: string): Promise<boolean> {
    const [, path = ''] = /^\/media\/up\/(.+)$/.exec(url) ?? [];
    return path === '' || path.includes('..') ? Promise.resolve(false) : this.store.hasPublished(path);
  }

  /** A room to work in, of this try alone. */
  async makeTempDir(id: string, nth: string): Promise<TempDir> {
    const room = join(this.tempRoot, `.work-${id}-${nth}`);
    const folder = join(room, 'files');
    await mkdir(folder, { recursive: true });
    return { id, nth, room, folder };
  }

  /** The file as it was sent. */
  original({ id, room }: TempDir): Promise<string> {
    return this.store.original(id, room);
  }

  /** A picture that is shown somewhere, as a file; undefined when it is not one of ours. */
  async pictureFile(url: string, { room }: TempDir): Promise<string | undefined> {
    const [, path] = /^\/media\/(.+\.jpg)$/.exec(url) ?? [];
    if (!path || path.includes('..')) return undefined;
    if (path.startsWith('up/')) return this.store.fileOf(path.slice('up/'.length), room);
    if (await isThere(join(this.media, path))) return join(this.media, path);
    const drawn = join(room, `shown-${basename(path)}`);
    return (await this.bucket?.bring(`media/${path}`, drawn)) ? drawn : undefined;
  }

  /** Publishes what was made. What comes second does no harm to what came first. */
  publish(tempDir: TempDir): Promise<Published> {
    return this.store.publish(tempDir);
  }

  /** Lays what was made beside what is published under this name. */
  add(name: string, tempDir: TempDir): Promise<void> {
    return this.store.add(name, tempDir);
  }

  /** Ends a try, whatever became of it. */
  async clear({ room }: TempDir): Promise<void> {
    await rm(room, { recursive: true, force: true });
  }

  urlOf(name: string, file: string): string {
    return `/media/up/${name}/${file}`;
  }

  /** What lies around: half files, originals, temp dirs of tries that died, and what is published. */
  async orphans(): Promise<Readonly<Record<OrphanKind, StoredObject[]>>> {
    const [parts, here, originals, published] = await Promise.all([
      ...[this.incoming, this.tempRoot].map(listed),
      ...(['originals', 'published'] as const).map((kind) => this.store.list(kind)),
    ]);
    return {
      parts: parts ?? [],
      tempDirs: (here ?? []).filter(({ name }) => name.startsWith('.work-')),
      originals: (originals ?? []).filter(({ name }) => uuid.test(name)),
      published: (published ?? []).filter(({ name }) => uuid.test(name)),
    };
  }

  async remove(kind: OrphanKind, { name }: StoredObject): Promise<void> {
    if (kind === 'originals' || kind === 'published') return this.store.throwAway(kind, name);
    const folder = kind === 'parts' ? this.incoming : this.tempRoot;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
