import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from './fresh-database.js';
import { apps } from './seeded-database.js';

beforeAll(async () => {
  await freshDatabase();
});

/** Runs a tool as `npm run` does. @returns what it ended with, and everything that it said */
function run([tool, ...words]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(apps, 'tools', `${tool}.js`), ...words], {
    env: { ...process.env, LOG_LEVEL: 'warn' },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('a tool that is asked what makes no sense', () => {
  it.each([
    [
      'events --stream slot/1-1- --zone Nowhere/X',
      'There is no time zone Nowhere/X: say one as in --zone America/New_York.',
    ],
    ['events --ledger x', 'Give --ledger, --after and --limit as whole numbers, as in --ledger 1 --after 8000.'],
    ['events --nonsense', "Unknown option '--nonsense'"],
    ['projections status --nonsense', 'There is no option --nonsense.'],
    ['projections replay somebody 99999999999:1', '99999999999:1 names no event: say ledger:position, as in 1:17.'],
    ['projections replay somebody -1:17', 'Nothing of somebody -1:17 is parked.'],
    ['queues retry nowhere', 'There’s no queue with this name.'],
    ['queues discard media 17', 'This job is no longer in the failed list.'],
    ['persons find --nonsense', 'There is no option --nonsense.'],
  ])('says so in a sentence: %s', (line, sentence) => {
    expect(run(line.split(' '))).toEqual({ status: 1, said: `${sentence}\n` });
  });
});

describe('a queue in which nothing has failed', () => {
  it('is said to be so', () => {
    expect(run(['queues', 'failed'])).toEqual({ status: 0, said: 'No job has failed for good.\n' });
  });
});
