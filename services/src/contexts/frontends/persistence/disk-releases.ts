import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../platform/files/write-whole.js';
import { type ReleasePlace, ReleaseStore, recordFile, type StoredRelease } from './release-store.js';

/** Under DATA_DIR/releases/<app>/<build>. */
export class DiskReleases extends ReleaseStore {
  private readonly root: string;

  /** @param dataDir DATA_DIR @param folder where in it */
  constructor(dataDir: string, folder = 'releases') {
    super();
    this.root = join(dataDir, folder);
  }

  read(place: ReleasePlace, file: string): Promise<Buffer | undefined> {
    return readFile(this.at(place, file)).catch(() => undefined);
  }

  async files(place: ReleasePlace): Promise<ReadonlyMap<string, number>> {
    const names = await namesIn(this.at(place));
    const sizes = names.map(async (name) => [name, (await stat(this.at(place, name))).size] as const);
    return new Map(await Promise.all(sizes));
  }

  write(place: ReleasePlace, file: string, bytes: Buffer): Promise<void> {
    return writeWhole(this.at(place, file), bytes);
  }

  remove(place: ReleasePlace): Promise<void> {
    return rm(this.at(place), { recursive: true, force: true });
  }

  async all(): Promise<readonly StoredRelease[]> {
    const apps = await namesIn(this.root);
    const builds = await Promise.all(apps.map((app) => namesIn(join(this.root, app))));
    const places = apps.flatMap((app, nth) => (builds[nth] ?? []).map((build) => ({ app, build })));
    return Promise.all(
      places.map(async (place) => ({ ...place, announcedAt: await writtenAt(this.at(place, recordFile)) })),
    );
  }

  private at({ app, build }: ReleasePlace, ...file: readonly string[]): string {
    return join(this.root, app, build, ...file);
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Undefined where there is no such file. */
const writtenAt = (file: string): Promise<Date | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
