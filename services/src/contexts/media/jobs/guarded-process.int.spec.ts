import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { answerOf, runGuarded } from './guarded-process.js';

const onLinux = platform() === 'linux' ? it : it.skip;

onLinux('a program that fails once is asked again, and no more once it has answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-guards-'));
  const file = join(folder, 'encoders');
  const ask = () => answerOf(['cat', file]);
  expect(await ask()).toBeUndefined();
  await writeFile(file, 'libx264');
  expect(await ask()).toBe('libx264');
  await rm(folder, { recursive: true });
  expect(await ask()).toBe('libx264');
});

onLinux.each(['SIGTERM', 'SIGINT'] as const)('a program that %s reaches says nothing of its file', async (signal) => {
  const limits = { megabytes: 100, seconds: 60, fileMegabytes: 1, isPatient: false };
  const onStart = (child: ChildProcess) => void child.stdout?.once('data', () => child.kill(signal));
  const command = ['sh', '-c', 'echo begun; exec sleep 60'];
  const run = runGuarded({ limits, command, stdio: ['ignore', 'pipe', 'pipe'], onStart });
  await expect(run).rejects.toThrow('was told to stop');
});
