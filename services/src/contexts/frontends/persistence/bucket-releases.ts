import type { OnApplicationShutdown } from '@nestjs/common';
import { Bucket } from '../../../platform/storage/bucket.js';
import { type ReleasePlace, ReleaseStore, recordFile, type StoredRelease } from './release-store.js';

/** In a bucket, by the same paths as below DATA_DIR. */
export class BucketReleases extends ReleaseStore implements OnApplicationShutdown {
  private readonly bucket: Bucket;

  /** @param url RELEASES_URL @param folder where in the bucket */
  constructor(
    url: string,
    private readonly folder = 'releases',
  ) {
    super();
    this.bucket = new Bucket(url);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.bucket.close();
  }

  read(place: ReleasePlace, file: string): Promise<Buffer | undefined> {
    return this.bucket.read(this.keyOf(place, file));
  }

  async files(place: ReleasePlace): Promise<ReadonlyMap<string, number>> {
    const prefix = this.keyOf(place, '');
    const found = new Map<string, number>();
    for await (const { key, size } of this.bucket.below(prefix)) found.set(key.slice(prefix.length), size);
    return found;
  }

  write(place: ReleasePlace, file: string, bytes: Buffer): Promise<void> {
    return this.bucket.write(this.keyOf(place, file), bytes);
  }

  /** The record last: whoever dies on the way leaves what the next night takes for unfinished. */
  async remove(place: ReleasePlace): Promise<void> {
    const names = [...(await this.files(place)).keys()].filter((name) => name !== recordFile);
    for (const name of [...names, recordFile]) await this.bucket.remove(this.keyOf(place, name));
  }

  async all(): Promise<readonly StoredRelease[]> {
    const found = new Map<string, StoredRelease>();
    const prefix = `${this.folder}/`;
    for await (const { key, at } of this.bucket.below(prefix)) {
      const [app = '', build = '', file] = key.slice(prefix.length).split('/');
      const known = found.get(`${app}/${build}`)?.announcedAt;
      found.set(`${app}/${build}`, { app, build, announcedAt: file === recordFile ? at : known });
    }
    return [...found.values()];
  }

  private keyOf({ app, build }: ReleasePlace, file: string): string {
    return `${this.folder}/${app}/${build}/${file}`;
  }
}
