import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from './options.js';
import type { Secrets } from './secrets.js';

/** Files that change with every program that may prepare a database. */
const programs = [
  ...['services', 'packages/contracts', 'packages/event-store'].map((name) => `${name}/dist/.compiled.json`),
  'package-lock.json',
];
/** Settings that migrating or seeding depends on. */
const settings = ['NODE_ENV', 'REDIS_URL', 'PRODUCT_NAME', 'SEED_DEMO'] as const;

/**
 * Remembers that the embedded database was migrated and filled by these programs with these settings today, so that the
 * next start need not load them again. It is kept in the folder of the database and goes with it.
 */
export class PreparedDatabase {
  private readonly file: string;
  private readonly now: string;
  /** A database that others keep may be another one tomorrow. */
  private readonly isEmbedded: boolean;

  constructor({ dataDir, env }: StartOptions, secrets: Secrets) {
    this.isEmbedded = !env.DATABASE_URL;
    this.file = join(dataDir, 'postgres', 'prepared-by.txt');
    // the demo data reaches some weeks ahead of the day on which it is filled in
    const day = new Date().toISOString().slice(0, 10);
    const hash = createHash('sha256');
    for (const file of programs) hash.update(existsSync(file) ? readFileSync(file) : file);
    this.now = hash.update(JSON.stringify([day, secrets, ...settings.map((name) => env[name])])).digest('hex');
  }

  isDone(): boolean {
    return this.isEmbedded && existsSync(this.file) && readFileSync(this.file, 'utf8') === this.now;
  }

  begin(): void {
    rmSync(this.file, { force: true });
  }

  done(): void {
    if (this.isEmbedded) writeFileSync(this.file, this.now);
  }
}
