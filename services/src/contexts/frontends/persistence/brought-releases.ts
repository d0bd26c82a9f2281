import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { writeWhole } from '../../../platform/files/write-whole.js';
import { logger } from '../../../platform/observability/logger.js';
import { formsOf, isAsRecorded } from './release-file-forms.js';
import { type ReleasePlace, ReleaseStore, recordFile } from './release-store.js';

/** What of a bucket lies on this disk at most: the live releases of a few fronts take a hundredth of it. */
const MOST_BYTES = 500_000_000;
/** A release that was not there is looked for again so much later. */
const LOOK_AGAIN_MS = 5_000;
const MOST_RECORDS = 200;

/** Files of releases that `web` brought from their bucket, under DATA_DIR/web/releases: what was used last stays longest. */
export class BroughtReleases {
  readonly root: string;
  private readonly records = new Map<string, { readonly record: ReleaseRecord | undefined; readonly at: number }>();
  private readonly onTheWay = new Map<string, Promise<void>>();
  private sizes: Promise<Map<string, number>> | undefined;

  constructor(
    { DATA_DIR }: Settings,
    private readonly store: ReleaseStore,
    private readonly mostBytes = MOST_BYTES,
  ) {
    this.root = join(DATA_DIR, 'web', 'releases');
  }

  /**
   * Brings a file of a release here, in the best of the forms that are wanted and that it has; one that is not there, or
   * is not what the record says, does not come.
   * @param suffixes of the compressed forms that may be sent: `.br`, `.gz`
   */
  async bring(place: ReleasePlace, file: string, suffixes: readonly string[]): Promise<void> {
    const record = await this.recordOf(place);
    const forms = record?.files.filter(({ path }) => path === file).flatMap(formsOf) ?? [];
    const name = [...suffixes, ''].map((suffix) => `${file}${suffix}`).find((form) => forms.includes(form));
    if (!record || !name) return;
    const key = `${place.app}/${place.build}/${name}`;
    if (await this.isHere(key)) return;
    const coming = this.onTheWay.get(key) ?? this.take(record, name, key);
    this.onTheWay.set(key, coming);
    await coming.finally(() => this.onTheWay.delete(key));
  }

  private async take(record: ReleaseRecord, name: string, key: string): Promise<void> {
    const bytes = await this.store.read(record, name);
    if (!bytes) return;
    if (!(await isAsRecorded(record, name, bytes)))
      return logger.error({ release: record.id, file: name }, 'A file in the bucket is not what its release says');
    await this.keep(key, bytes);
  }

  /** What is asked for moves to the end of the line. */
  private async isHere(key: string): Promise<boolean> {
    const sizes = await this.known();
    const size = sizes.get(key);
    sizes.delete(key);
    if (size === undefined || !(await isThere(join(this.root, key)))) return false;
    sizes.set(key, size);
    return true;
  }

  private async makeRoom(sizes: Map<string, number>): Promise<void> {
    let sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    for (const [key, size] of sizes) {
      if (sum <= this.mostBytes) return;
      sizes.delete(key);
      sum -= size;
      await rm(join(this.root, key), { force: true });
    }
  }

  private async recordOf(place: ReleasePlace): Promise<ReleaseRecord | undefined> {
    const key = `${place.app}/${place.build}`;
    const known = this.records.get(key);
    if (known && (known.record || Date.now() - known.at < LOOK_AGAIN_MS)) return known.record;
    const record = await this.readRecord(place, `${key}/${recordFile}`);
    if (this.records.size >= MOST_RECORDS) this.records.clear();
    this.records.set(key, { record, at: Date.now() });
    return record;
  }

  /** From this disk, where it was brought before: pages go on while the bucket is away. */
  private async readRecord(place: ReleasePlace, key: string): Promise<ReleaseRecord | undefined> {
    const here = (await this.isHere(key)) ? await readFile(join(this.root, key)) : undefined;
    const bytes = here ?? (await this.store.read(place, recordFile));
    if (bytes && !here) await this.keep(key, bytes);
    return bytes && (JSON.parse(bytes.toString()) as ReleaseRecord);
  }

  private async keep(key: string, bytes: Buffer): Promise<void> {
    await writeWhole(join(this.root, key), bytes);
    const sizes = await this.known();
    sizes.set(key, bytes.length);
    await this.makeRoom(sizes);
  }

  /** What an earlier process brought, the oldest first. */
  private known(): Promise<Map<string, number>> {
    this.sizes ??= filesBelow(this.root);
    return this.sizes;
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const filesBelow = async (root: string): Promise<Map<string, number>> => {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const found = await Promise.all(names.map(async (name) => ({ name, is: await stat(join(root, name)) })));
  const files = found.filter(({ is }) => is.isFile()).sort((a, b) => a.is.mtimeMs - b.is.mtimeMs);
  return new Map(files.map(({ name, is }) => [name, is.size]));
};
