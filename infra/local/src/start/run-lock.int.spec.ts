import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isAlive, markOf } from '../processes/identity.js';
import { takeRunLock } from './run-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-lock-'));
const url = 'http://localhost:3000';
const dead = { pid: process.pid, started: 'long ago' };

beforeEach(() => rmSync(join(folder, 'running.json'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const leftBy = (note: object) =>
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ launcher: process.pid, url, children: [], ...note }));

describe('a data folder', () => {
  it('belongs to one start at a time', async () => {
    const lock = await takeRunLock(folder, url);
    await expect(takeRunLock(folder, url)).rejects.toThrow(/already runs on .*: http:\/\/localhost:3000/);
    lock.release();
    (await takeRunLock(folder, url)).release();
  });

  it('is taken over from a start that was killed, even when its number lives on in another process', async () => {
    leftBy({ owner: dead });
    (await takeRunLock(folder, url)).release();
  });

  it('is taken over from a note that was only half written', async () => {
    writeFileSync(join(folder, 'running.json'), '{"owner":');
    (await takeRunLock(folder, url)).release();
  });

  it('is cleared of the processes that a killed start left behind, and of no other', async () => {
    const sleeper = () => spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const [orphan, stranger] = [sleeper(), sleeper()];
    const gone = new Promise((resolve) => orphan.once('exit', resolve));
    leftBy({ owner: dead, children: [markOf(orphan.pid ?? 0), { pid: stranger.pid, started: 'long ago' }] });
    (await takeRunLock(folder, url)).release();
    await gone;
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill('SIGKILL');
  });
});
