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

const fatal = (log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; err?: { stack: string } })
    .filter(({ level }) => level === 60);

describe('a process in which an error is not caught', () => {
  it.each([
    ['timer', 'thrown in a timer'],
    ['promise', 'left in a promise'],
  ])('of a %s answers what is under way, says it with its stack, and ends with 1', async (failsIn, message) => {
    const { url, log, exit } = start(failsIn);
    const answer = await fetch(`${(await url)[0]}/api/slow`);
    expect(await answer.json()).toEqual({ said: 'all of it' });
    expect((await exit)[0]).toBe(1);
    const told = fatal(await log);
    expect(told.map(({ err }) => err?.stack)).toEqual([expect.stringMatching(`${message}[^]*failing-process`)]);
  });

  it('ends with 1 before it serves anybody, too', async () => {
    const { log, exit } = start('start');
    expect((await exit)[0]).toBe(1);
    expect(fatal(await log)).toHaveLength(1);
  });
});
