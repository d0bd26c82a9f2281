import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ThrowAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { freePort } from '../free-port.js';
import { apps, seededDatabase } from '../seeded-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { until } from '../until.js';
import { type HostileUpload, hostileUploads } from './hostile-uploads.js';
import { sendUpload } from './send-upload.js';

/** 240 in `npm test`; `npm run hostile` sends 10,000 (docs/how-to/send-malformed-requests.md). */
const count = Number(process.env.HOSTILE_REQUESTS ?? 240);
const BATCH_SIZE = 16;
const timeoutMs = 60_000 + count * 200;

const folder = mkdtempSync(join(tmpdir(), 'northlight-hostile-'));
let database: ThrowAwayDatabase;
let processes: ChildProcess[] = [];
let port: number;
let cookie: string;

beforeAll(async () => {
  database = await seededDatabase();
  const { DATABASE_URL, SECRET } = database.settings;
  const settings = { NODE_ENV: 'development', DATABASE_URL, SECRET, DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const start = (name: string, more: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [join(apps, name, 'main.js')], {
      env: { ...process.env, ...settings, ...adminSetup, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const API_URL = `http://127.0.0.1:${apiPort}`;
  processes = [start('api', { PORT: String(apiPort) }), start('web', { PORT: String(webPort), API_URL })];
  port = webPort;
  await until(isReady, 60);
  cookie = await adminCookie(`http://127.0.0.1:${port}`);
}, 180_000);
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * What is wrong with an answer: who waits for one gets a refusal, or a 202 where the form was fit after all. On a busy
 * machine senders who left are not noticed before their bytes are read, and the places are full: 503, and when to come again.
 */
function complaint(answer: string): string | undefined {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const status = Number(head.split(' ')[1]);
  if (status === 202) return undefined;
  const isRefusal = status < 500 || (status === 503 && /^retry-after: \d+/im.test(head));
  if (status < 400 || !isRefusal) return `was answered ${status}: ${body}`;
  return /"message":"[^"]+/.test(body) ? undefined : `was refused without a message: ${body}`;
}

async function complaintAbout(upload: HostileUpload): Promise<string[]> {
  const answer = await sendUpload(port, cookie, upload);
  if (answer === '' && upload.leaving !== 'with the answer') return [];
  const found = answer === '' ? 'was not answered' : complaint(answer);
  if (!found) return [];
  return [`${upload.path} ${JSON.stringify(upload.leaving)} ${upload.body.length} bytes ${found}`];
}

describe('a site that is sent forms that break off', () => {
  it(
    `refuses ${count} of them in words, and no process ends`,
    async () => {
      const complaints: string[] = [];
      const uploads = hostileUploads(count);
      for (let first = 0; first < uploads.length; first += BATCH_SIZE) {
        const group = uploads.slice(first, first + BATCH_SIZE);
        complaints.push(...(await Promise.all(group.map(complaintAbout))).flat());
      }
      expect(complaints).toEqual([]);
      expect(processes.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null]);
      expect(await isReady()).toBe(true);
    },
    timeoutMs,
  );

  it('is left without half files', async () => {
    await until(async () => readdirSync(join(folder, 'uploads', 'incoming')).length === 0);
  });
});
