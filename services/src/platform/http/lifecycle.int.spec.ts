import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';

const script = join('services', 'dist', 'platform', 'http', 'testing', 'failing-process.js');

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

/** Starts a process that fails where this says, and what is known of it at its end. */
function start(failsIn: string) {
  const env = { ...process.env, FAILS_IN: failsIn, LOG_LEVEL: 'info' };
  child = fork(script, { env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const log = text(child.stdout as NodeJS.ReadableStream);
  const exit = once(child, 'exit') as Promise<[code: number]>;
  return { url: once(child, 'message') as Promise<[string]>, log, exit };
}

/** The lines of a log at a level: 60 is fatal, 50 an error, 40 a warning. */
const linesAt = (wanted: number, log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; code?: string; err?: { stack: string } })
    .filter(({ level }) => level === wanted);

describe('a process in which an error is not caught', () => {
  it.each([
    ['timer', 'thrown in a timer'],
    ['promise', 'left in a promise'],
  ])('of a %s answers what is under way, says it with its stack, and ends with 1', async (failsIn, message) => {
    const { url, log, exit } = start(failsIn);
    const answer = await fetch(`${(await url)[0]}/api/slow`);
    expect(await answer.json()).toEqual({ said: 'all of it' });
    expect((await exit)[0]).toBe(1);
    const lines = linesAt(60, await log);
    expect(lines.map(({ err }) => err?.stack)).toEqual([expect.stringMatching(`${message}[^]*failing-process`)]);
  });

  it('ends with 1 before it serves anybody, too', async () => {
    const { log, exit } = start('start');
    expect((await exit)[0]).toBe(1);
    expect(linesAt(60, await log)).toHaveLength(1);
  });
});

describe('the log of a process', () => {
  it('has a line of each fault, and one of all that is refused on purpose within a minute', async () => {
    const { url, log } = start('nothing');
    const [origin] = await url;
    for (const [path, status] of [...Array(5).fill(['refused', 503]), ...Array(2).fill(['broken', 500])])
      expect((await fetch(`${origin}/api/slow/${path}`)).status).toBe(status);
    child.kill('SIGTERM');
    expect(linesAt(40, await log).map(({ code }) => code)).toEqual(['UNAVAILABLE']);
    expect(linesAt(50, await log).map(({ code }) => code)).toEqual(['INTERNAL', 'INTERNAL']);
  });
});
