import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

/** Says when it has begun, goes on for ever, and once it is ended what it has undone. */
const work = `
  const { interruptible } = await import('${resolve('infra/local/dist/start/interruptible.js')}');
  await interruptible(async (signal) => {
    console.log('begun');
    await new Promise((ended) => (signal.onabort = setTimeout(ended, 1e8) && ended));
    console.log('undone');
    throw signal.reason;
  }).catch((error) => {
    console.log(error.message);
    process.exit(1);
  });`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('work that %s ends undoes what it has begun', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', work], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (String(chunk).startsWith('begun')) child.kill(signal);
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([1, 'begun\nundone\nIt was ended, and what it had begun was removed.\n']);
});
