import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { LARGEST_LOG_BYTES } from '../processes/limited-log.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { ChildLog, follow, worthTelling } from './child-log.js';

describe('a line of the log of a process', () => {
  it('is told when it is a warning or an error, with its cause', () => {
    expect(worthTelling('{"level":40,"msg":"The queue waits"}')).toBe('The queue waits');
    expect(worthTelling('{"level":50,"msg":"Failed","err":{"message":"no route"}}')).toBe('Failed: no route');
  });

  it('is kept for the file when all is well', () => {
    expect(worthTelling('{"level":30,"msg":"The API listens"}')).toBeUndefined();
    expect(worthTelling('')).toBeUndefined();
  });

  it('is told as it is when it is no structured log: a process that cannot start says so in plain words', () => {
    expect(worthTelling('These settings are wrong:')).toBe('These settings are wrong:');
    expect(worthTelling('{ code: 1 }')).toBe('{ code: 1 }');
  });
});

describe('the log of a process that runs on and on', () => {
  it('is kept once more when it grew large, and no further', async () => {
    const folder = await throwAwayFolder('log');
    const log = new ChildLog(folder.path, 'api', () => undefined);
    const output = new PassThrough();
    follow(output, log, () => undefined);
    const line = Buffer.from(`{"level":30,"msg":"${'x'.repeat(64 * 1024)}"}\n`);
    for (let bytes = 0; bytes < 5 * LARGEST_LOG_BYTES; bytes += line.length)
      await new Promise((resolve) => output.write(line, () => setImmediate(resolve)));
    await finished(output.end().resume());
    await log.close();
    const logs = join(folder.path, 'logs');
    expect(readdirSync(logs).sort()).toEqual(['api.1.log', 'api.log']);
    for (const name of readdirSync(logs)) expect(statSync(join(logs, name)).size).toBeLessThan(1.5 * LARGEST_LOG_BYTES);
    folder.remove();
  });
});
