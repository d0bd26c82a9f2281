import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';

type Check = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Something in a folder of ours, and when it was last written. */
export interface Kept {
  readonly name: string;
  readonly at: Date;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The folders of files that were sent: on their way in, safe, in the making, published. Every name is made here; a
 * file moves from one to the next by a rename, so that nobody meets half of one.
 */
@Injectable()
export class MediaVault {
  private readonly incoming: string;
  private readonly originals: string;
  private readonly published: string;

  constructor({ DATA_DIR }: Settings) {
    this.incoming = join(DATA_DIR, 'uploads', 'incoming');
    this.originals = join(DATA_DIR, 'uploads', 'originals');
    this.published = join(DATA_DIR, 'media', 'up');
  }

  /** Writes a stream to the disk, to its last byte, and only then gives it its place. */
  async keep(id: string, source: Readable, check: Check): Promise<void> {
    const part = join(this.incoming, `${id}.part`);
    await Promise.all([this.incoming, this.originals].map((folder) => mkdir(folder, { recursive: true })));
    const file = await open(part, 'wx');
    try {
      await pipeline(source, check as never, file.createWriteStream({ flush: true }));
      await rename(part, this.original(id));
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
  }

  original(id: string): string {
    return join(this.originals, id);
  }

  async throwAwayOriginal(id: string): Promise<void> {
    await rm(this.original(id), { force: true });
  }

  hasOriginal(id: string): Promise<boolean> {
    return isThere(this.original(id));
  }

  isPublished(id: string): Promise<boolean> {
    return isThere(join(this.published, id));
  }

  /** A folder to work in, of this try alone. */
  async workshop(id: string, nth: string): Promise<string> {
    const folder = join(this.published, `.work-${id}-${nth}`);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async clear(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  /** Publishes what was made. Whoever comes second throws theirs away: both have made the same. */
  async publish(id: string, workshop: string): Promise<void> {
    if (!(await this.isPublished(id)))
      await rename(workshop, join(this.published, id)).catch(async (error: NodeJS.ErrnoException) => {
        if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '') || !(await this.isPublished(id))) throw error;
      });
    await this.clear(workshop);
  }

  urlOf(id: string, file: string): string {
    return `/media/up/${id}/${file}`;
  }

  /** What lies around: half files, originals, workshops of tries that died, and what is published. */
  async litter() {
    const [parts, originals, up] = await Promise.all([this.incoming, this.originals, this.published].map(listed));
    return {
      parts: parts ?? [],
      originals: (originals ?? []).filter(({ name }) => uuid.test(name)),
      workshops: (up ?? []).filter(({ name }) => name.startsWith('.work-')),
      published: (up ?? []).filter(({ name }) => uuid.test(name)),
    };
  }

  async throwAway(kind: 'parts' | 'originals' | 'workshops' | 'published', { name }: Kept): Promise<void> {
    const folder = { parts: this.incoming, originals: this.originals }[kind as 'parts'] ?? this.published;
    await this.clear(join(folder, name));
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function listed(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ mtime }) => [{ name, at: mtime }],
        () => [],
      ),
    ),
  );
  return found.flat();
}
