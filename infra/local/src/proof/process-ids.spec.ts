import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeLocalFile } from '../start/local-file.js';
import { rememberProcessIds } from './process-ids.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'northlight-ids-'));
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'logs', 'api.log'), 'started\nThe last of it\n');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const runs = (pids: Readonly<Record<string, number>>): void =>
  writeLocalFile(dataDir, { url: '', apiUrl: '', deployToken: '', databaseUrl: '', metricsUrls: {}, pids });

describe('the processes of a system under test', () => {
  it('are the same at its end', () => {
    runs({ api: 1, worker: 2 });
    expect(rememberProcessIds(dataDir)()).toEqual([]);
  });

  it.each([
    ['was started again', { api: 3, worker: 2 }],
    ['is away', { worker: 2 }],
  ])('are named with the end of their log where one %s', (_, later) => {
    runs({ api: 1, worker: 2 });
    const ended = rememberProcessIds(dataDir);
    runs(later);
    expect(ended()).toEqual([expect.stringMatching(/^api \(process 1\) ended[\s\S]*The last of it$/)]);
  });
});
