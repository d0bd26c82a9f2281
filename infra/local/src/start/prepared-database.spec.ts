import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';
import { PreparedDatabase } from './prepared-database.js';
import { secretsOf } from './secrets.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'northlight-prepared-'));
  mkdirSync(join(dataDir, 'postgres'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const prepared = (env: NodeJS.ProcessEnv = {}): PreparedDatabase =>
  new PreparedDatabase(readOptions({ DATA_DIR: dataDir, ...env }), secretsOf(dataDir, {}));

describe('the embedded database of a start', () => {
  it('is prepared once for the same programs and settings', () => {
    expect(prepared().isDone()).toBe(false);
    prepared().begin();
    prepared().done();
    expect(prepared().isDone()).toBe(true);
  });

  it('is prepared again with other settings, and after a preparation that did not end', () => {
    prepared().done();
    expect(prepared({ REDIS_URL: 'redis://127.0.0.1:6379' }).isDone()).toBe(false);
    expect(prepared({ SEED_DEMO: 'false' }).isDone()).toBe(false);
    prepared().begin();
    expect(prepared().isDone()).toBe(false);
  });

  it('is told apart from one that is kept elsewhere', () => {
    prepared().done();
    const elsewhere = prepared({ DATABASE_URL: 'postgres://db.example/northlight' });
    expect(elsewhere.isDone()).toBe(false);
    elsewhere.done();
    expect(prepared().isDone()).toBe(true);
  });

  it('is prepared again when its folder was removed', () => {
    prepared().done();
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    expect(prepared().isDone()).toBe(false);
  });
});
