import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that is kept, and when it was last written. */
export interface StoredObject {
  readonly name: string;
  readonly at: Date;
}

/** A room of one try at one file: nobody else comes in. */
export interface TempDir {
  readonly id: string;
  /** Which try. */
  readonly nth: string;
  /** For what is not published. */
  readonly room: string;
  /** For what is. */
  readonly folder: string;
}

/** What was published of a file: the name under which it lies, and its files. */
export interface Published {
  readonly name: string;
  readonly files: readonly string[];
}

/** The kinds of things that a store keeps. */
export type StoredKind = 'originals' | 'published';

/** Where originals and what was made of them lie: on the disk, or in a bucket. */
export abstract class MediaStore {
  /** Takes a whole file over; from then on it is safe. */
  abstract takeOriginal(id: string, file: string): Promise<void>;

  abstract hasOriginal(id: string): Promise<boolean>;

  /** @returns the file, brought into `room` where it is elsewhere */
  abstract original(id: string, room: string): Promise<string>;

  /** Publishes what a try made. What comes second does no harm to what came first. */
  abstract publish(tempDir: TempDir): Promise<Published>;

  /** Lays what was made beside what is published under this name, the main picture last: with it all is there. */
  abstract add(name: string, tempDir: TempDir): Promise<void>;

  /** What a try published before it died, where another one may go on with it. */
  abstract published(id: string): Promise<Published | undefined>;

  /** @param path below /media/up/ */
  abstract hasPublished(path: string): Promise<boolean>;

  /** A file that is published, here. @param path below /media/up/ */
  abstract fileOf(path: string, room: string): Promise<string | undefined>;

  abstract list(kind: StoredKind): Promise<StoredObject[]>;

  abstract throwAway(kind: StoredKind, name: string): Promise<void>;
}

/** On the disk that the processes share: whatever is there got there by a rename, so that nobody meets half of it. */
export class DiskStore extends MediaStore {
  private readonly folders: Readonly<Record<StoredKind, string>>;

  constructor(dataDir: string) {
    super();
    this.folders = { originals: join(dataDir, 'uploads', 'originals'), published: join(dataDir, 'media', 'up') };
  }

  async takeOriginal(id: string, file: string): Promise<void> {
    await mkdir(this.folders.originals, { recursive: true });
    await rename(file, join(this.folders.originals, id));
  }

  hasOriginal(id: string): Promise<boolean> {
    return isThere(join(this.folders.originals, id));
  }

  async original(id: string): Promise<string> {
    return join(this.folders.originals, id);
  }

  /** Whoever comes second leaves it at that: both have made the same. */
  async publish({ id, folder }: TempDir): Promise<Published> {
    const before = await this.published(id);
    if (before) return before;
    await rename(folder, join(this.folders.published, id)).catch(async (error: NodeJS.ErrnoException) => {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '') || !(await this.published(id))) throw error;
    });
    return { name: id, files: await readdir(join(this.folders.published, id)) };
  }

  async add(name: string, { folder }: TempDir): Promise<void> {
    for (const file of await mainLast(folder))
      await rename(join(folder, file), join(this.folders.published, name, file));
  }

  async published(id: string): Promise<Published | undefined> {
    const files = await readdir(join(this.folders.published, id)).catch(() => undefined);
    return files && { name: id, files };
  }

  hasPublished(path: string): Promise<boolean> {
    return isThere(join(this.folders.published, path));
  }

  async fileOf(path: string): Promise<string | undefined> {
    const file = join(this.folders.published, path);
    return (await isThere(file)) ? file : undefined;
  }

  list(kind: StoredKind): Promise<StoredObject[]> {
    return listed(this.folders[kind]);
  }

  async throwAway(kind: StoredKind, name: string): Promise<void> {
    await rm(join(this.folders[kind], name), { recursive: true, force: true });
  }
}

export const mainLast = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).toSorted((one, other) => Number(one === 'main.jpg') - Number(other === 'main.jpg'));

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What lies in a folder; nothing where there is none. */
export async function listed(folder: string): Promise<StoredObject[]> {
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
