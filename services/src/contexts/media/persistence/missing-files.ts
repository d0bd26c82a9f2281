import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { MediaVault } from './media-vault.js';

/** Rows of uploads, and those whose file is not where they say. */
export interface MissingFiles {
  readonly count: number;
  readonly missing: readonly string[];
}

interface UploadRow {
  readonly id: string;
  readonly status: string;
  readonly url: string | null;
}

/** Of every upload what its state promises: the original while it is worked on, what was made of it once it is ready. */
export async function missingUploadFiles(pool: pg.Pool, settings: Settings): Promise<MissingFiles> {
  const vault = new MediaVault(settings);
  // what nothing shows any more may be collected, and the originals of what was imported come by other means
  const { rows } = await pool.query<UploadRow>(
    `select id, status, url from media.uploads where status <> 'failed' and replaced_at is null
       and not (status = 'stored' and by = 0) order by number`,
  );
  const missing: string[] = [];
  try {
    for (const row of rows) if (!(await isThere(vault, row))) missing.push(`upload ${row.id} (${row.status})`);
  } finally {
    await vault.onApplicationShutdown();
  }
  return { count: rows.length, missing };
}

const isThere = (vault: MediaVault, { id, status, url }: UploadRow): Promise<boolean> =>
  status === 'ready' && url ? vault.hasPublished(url) : vault.hasOriginal(id);
