import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import { childrenOf } from '../processes/children-of.js';
import { shareProcessor } from './processor-share.js';

const parent = spawn('sh', ['-c', 'sleep 60; true']);

afterEach(async () => {
  for (const child of childrenOf(Number(parent.pid))) process.kill(child, 'SIGKILL');
  if (parent.exitCode === null) await once(parent, 'exit');
});

const isShared = (pid: number): boolean => readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes('northlight-share');

it('takes a process with what it has started into its share, and gives both back', async () => {
  while (childrenOf(Number(parent.pid)).length === 0) await new Promise(setImmediate);
  const both = [Number(parent.pid), ...childrenOf(Number(parent.pid))];
  const giveBack = shareProcessor([Number(parent.pid)], 0.5);
  if (!giveBack) return console.warn('Not told: this machine shares no processor out (Linux, root).');
  expect(both.map(isShared)).toEqual([true, true]);
  giveBack();
  expect(both.map(isShared)).toEqual([false, false]);
});
