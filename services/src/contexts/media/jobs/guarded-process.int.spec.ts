import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { answerOf } from './guarded-process.js';

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
