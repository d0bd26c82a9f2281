import type { ReleaseRecord } from '@northlight/contracts';
import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { BucketReleases } from './bucket-releases.js';
import { DiskReleases } from './disk-releases.js';
import { formsOf, isAsRecorded } from './release-file-forms.js';
import type { ReleaseStore } from './release-store.js';

/** Files that the releases of the registry promise, and those that are missing or have other bytes. */
export interface BrokenFiles {
  readonly count: number;
  readonly broken: readonly string[];
}

/** Reads every file of every release that is registered, and compares its hash with the record. */
export async function brokenReleaseFiles(pool: pg.Pool, { RELEASES_URL, DATA_DIR }: Settings): Promise<BrokenFiles> {
  const store = RELEASES_URL ? new BucketReleases(RELEASES_URL) : new DiskReleases(DATA_DIR);
  const { rows } = await pool.query<{ record: ReleaseRecord }>('select record from frontends.releases order by id');
  const all = { count: 0, broken: [] as string[] };
  for (const { record } of rows) {
    const names = record.files.flatMap(formsOf);
    all.count += names.length;
    all.broken.push(...(await brokenOf(store, record, names)));
  }
  if (store instanceof BucketReleases) await store.onApplicationShutdown();
  return all;
}

async function brokenOf(store: ReleaseStore, record: ReleaseRecord, names: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const name of names) {
    const bytes = await store.read(record, name);
    if (!bytes || !(await isAsRecorded(record, name, bytes))) broken.push(`${record.id}: ${name}`);
  }
  return broken;
}
