import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrations } from '../src/apps/migrations.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { apps, seededDatabase } from './seeded-database.js';

let home: ThrowAwayDatabase;
let north: ThrowAwayDatabase;

beforeAll(async () => {
  [home, north] = [await seededDatabase(), await throwAwayDatabase(migrations)];
}, 120_000);
afterAll(() => Promise.all([home.drop(), north.drop()]));

const page = readFileSync(join(__dirname, '../../docs/how-to/move-a-venue.md'), 'utf8');
/** What the how-to has in its blocks. */
const commands = [...page.matchAll(/^ *npm run --silent venues -- (.+)$/gm)].map(([, words = '']) => words);

function venues(words: string) {
  const { DATABASE_URL, SECRET } = home.settings;
  const ours = { DATABASE_URL, SECRET, NODE_ENV: 'test', LEDGER_SERVERS: `north=${north.settings.DATABASE_URL}` };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(apps, 'tools', 'venues.js'), ...words.split(' ')],
    { env: { ...process.env, ...ours, LOG_LEVEL: 'warn' }, encoding: 'utf8' },
  );
  return { words, status, said: `${stdout}${stderr}` };
}

describe('an operator who follows the how-to', () => {
  it('moves a venue there and back, compares what it left, and deletes it', async () => {
    const done = commands.slice(0, -1).map((words) => venues(words));
    expect(done.filter(({ status }) => status !== 0)).toEqual([]);
    expect(
      done.map(({ said }) =>
        said
          .trim()
          .split('\n')
          .at(-1)
          ?.replaceAll(/\d+ (ms|events)/g, 'some $1'),
      ),
    ).toEqual([
      expect.stringContaining('home'),
      'Venue 1 is decided on north now: some events, nobody could write for some ms.',
      expect.any(String),
      'Venue 1 is decided on home now: some events, nobody could write for some ms.',
      'All some events of venue 1 on north are the same where it is decided.',
    ]);
    expect(done[2]?.said).toMatch(/^1 +north +1 /m);
    const clear = commands.at(-1) ?? '';
    expect(venues(clear).said).toContain('It moved less than 10 minutes ago.');
    await home.pool().query("update log.moves set opened_at = opened_at - interval '10 minutes'");
    expect(venues(clear).said).toMatch(/^Deleted \d+ events of venue 1 on north/);
    const { rows } = await north.pool().query('select count(*)::int as events from log.events');
    expect(rows).toEqual([{ events: 0 }]);
  }, 120_000);

  it('is told what a command is', () => {
    expect(venues('move nowhere').said).toContain('npm run venues -- move <venue> --to <server>');
    expect(venues('move 1 --to south')).toMatchObject({
      status: 1,
      said: expect.stringContaining('No server is named south'),
    });
  }, 60_000);
});
