import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the commands of this clone need to find the system that runs here. */
export interface LocalFile {
  readonly url: string;
  readonly apiUrl: string;
  readonly deployToken: string;
  readonly databaseUrl: string;
  readonly pids: Readonly<Record<string, number>>;
  /** Where each process tells its figures. */
  readonly metricsUrls: Readonly<Record<string, string>>;
}

const pathOf = (dataDir: string): string => join(dataDir, 'local.json');

/** Writes `<dataDir>/local.json`, readable by its owner only. */
export function writeLocalFile(dataDir: string, content: LocalFile): void {
  const file = pathOf(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** What was written by the start that runs now; undefined when none does. */
export function readLocalFile(dataDir: string): LocalFile | undefined {
  const file = pathOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LocalFile) : undefined;
}

/** Takes it away when nothing runs any more. */
export function removeLocalFile(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}
