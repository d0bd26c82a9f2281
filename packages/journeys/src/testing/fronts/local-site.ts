import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the site under test keeps its data, on this machine. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../../.data'));

/** Addresses of the site under test that only its own machine knows. */
export interface LocalSite {
  readonly apiUrl: string;
  readonly databaseUrl: string;
}

/** @throws when the site does not run here: these stories start a web process beside it */
export const localSite = (): LocalSite => {
  const file = join(dataDir, 'local.json');
  if (!existsSync(file)) throw new Error(`Set DATA_DIR to the folder of the running site: there is no ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as LocalSite;
};
