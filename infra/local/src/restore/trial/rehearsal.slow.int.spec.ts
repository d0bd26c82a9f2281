import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { missingPackages, withServerFolders } from '../../topology/native/packages.js';
import { erasedList } from '../erased-list.js';
import { listFromArchive } from '../listed-from-archive.js';
import { rehearse } from '../rehearse.js';
import { isAllThere, type Rehearsal } from '../report.js';
import { toolOn } from '../steps.js';
import { startTrialSystem, type TrialSystem } from './trial-system.js';

withServerFolders(process.env);
const missing = missingPackages(['pgbackrest', 'patroni']);
if (process.env.TRY_RESTORE && missing.length > 0)
  process.stdout.write(`No restore is tried here: ${missing.join(', ')} are missing.\n`);
/** It takes more than a minute of two processors: `npm run test:topology -- --only rehearsal` asks for it. */
const isAskedFor = process.env.TRY_RESTORE === '1';
const describeWhereItCan = isAskedFor && missing.length === 0 ? describe : describe.skip;

const say = (): void => undefined;
/** Where nobody answers: a copy that asked them would not come to its end. */
const living = {
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  READER_URLS: 'postgres://127.0.0.1:1/none',
  LEDGER_SERVERS: 'other=postgres://127.0.0.1:1/none',
};
const GUEST = 'guest-7@example.com';

/** Copies of the database that this process has made, and that are there still. */
const copiesOfThis = (): string[] =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('northlight-restore-'))
    .filter((name) => JSON.parse(readFileSync(join(tmpdir(), name, 'owner.json'), 'utf8')).pid === process.pid);

/** What a step found, by its name. */
const found = ({ steps }: Rehearsal, name: string) => {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step ${name}`);
  return step;
};

describeWhereItCan('a restore to a moment before a mistake', () => {
  let system: TrialSystem;
  let moment: Date;
  let rehearsal: Rehearsal;
  const counted = { events: 0, archived: '' };

  beforeAll(async () => {
    system = await startTrialSystem({ bookings: 2_000, jobs: 300 }, say);
    await system.backUp('full');
    await system.ask("select pg_switch_wal(); insert into log.rate_limits values ('then', 1, 0)");
    [{ events: counted.events }] = (await system.ask<{ events: number }>(
      'select count(*)::int as events from log.events',
    )) as [{ events: number }];
    await pause(1_100);
    moment = new Date();
    await pause(1_100);
    // afterwards somebody asks to be forgotten, and somebody else makes a mistake
    await system.erase(GUEST);
    await system.ask('delete from booking.bookings where venue_id = 1001');
    await system.ask('select pg_switch_wal()');
    rehearsal = await rehearse({ ...system, env: { ...system.env, ...living } }, { to: moment, say });
  }, 300_000);
  afterAll(() => system?.stop(), 60_000);

  it('has every event of then, and none of later', () => {
    expect(found(rehearsal, 'the log has no gaps').count).toBe(counted.events);
  });

  it('has the rows that the mistake took, and files, keys and releases beside them', () => {
    expect(rehearsal.steps.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(isAllThere(rehearsal)).toBe(true);
    expect(found(rehearsal, 'uploads have their files').count).toBe(200);
    expect(found(rehearsal, 'persons open with their keys').count).toBeGreaterThan(2_000);
  });

  it('does not bring back who was erased after that moment', () => {
    expect(found(rehearsal, 'who was erased is erased').count).toBe(1);
  });

  it('finds who was erased at the end of the archive, where the list is lost with the database', async () => {
    const file = erasedList(system.dataDir);
    const known = readFileSync(file, 'utf8');
    rmSync(file);
    await listFromArchive(system, system);
    expect(readFileSync(file, 'utf8')).toBe(known);
    expect(known).toMatch(/^\{"id"/);
  }, 60_000);

  it('has every job once in queues that were empty', () => {
    const jobs = found(rehearsal, 'queues have every job once');
    expect(jobs.count).toBeGreaterThanOrEqual(300);
    expect(jobs.note).toBe(`${jobs.count} effects, ${jobs.count} repeats without one`);
  });

  it('leaves the living system as it was', async () => {
    const [row] = await system.ask<{ events: number; jobs: number; failed: number }>(
      `select (select count(*)::int from log.events) as events, (select failed_count::int from pg_stat_archiver) as failed,
         (select count(*)::int from log.outbox where done_at is null) as jobs`,
    );
    expect(row).toMatchObject({ events: counted.events, failed: 0 });
    expect(row?.jobs).toBeGreaterThanOrEqual(300);
  });

  it('that is ended on the way leaves no copy of the database behind', async () => {
    const halt = new AbortController();
    const end = (sentence: string): void => {
      if (sentence.includes('its log is replayed')) halt.abort(new Error('Ctrl-C'));
    };
    expect(copiesOfThis()).toEqual([]);
    await expect(rehearse(system, { say: end, signal: halt.signal })).rejects.toThrow('Ctrl-C');
    expect(copiesOfThis()).toEqual([]);
  }, 60_000);

  it('in place of the living database is followed by one program before anybody is served', async () => {
    await expect(toolOn(system.env, 'after-restore', ['/none.jsonl'])).rejects.toThrow(/no list of the erased/);
    await system.ask('update log.outbox set relayed_at = now() where done_at is null');
    const said = await toolOn(system.env, 'after-restore', [system.erased ?? '']);
    const steps = said.split('\n').flatMap((line) => (line.startsWith('{"name"') ? [JSON.parse(line)] : []));
    expect(steps.map(({ name, wrong }) => [name, wrong])).toEqual([
      ['the schema is that of this release', []],
      ['who was erased since is erased again', []],
      ['what was handed over to queues is handed over again', []],
    ]);
    expect(await system.ask('select from log.outbox where done_at is null and relayed_at is not null')).toEqual([]);
  }, 60_000);

  it('is backed up by the script of containers, which notes it and lists the erased as the program does', async () => {
    const sorted = (text: string): object[] =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { id: string })
        .sort((one, other) => one.id.localeCompare(other.id));
    const first = await system.backUpByScript('diff');
    expect(sorted(first)).toEqual(sorted(readFileSync(system.erased ?? '', 'utf8')));
    // what stands in the list stays there once
    expect(await system.backUpByScript('diff')).toBe(first);
    expect(
      await system.ask('select kind, done_at > now() - interval \'1 hour\' as "isNew" from log.backup_runs'),
    ).toEqual([{ kind: 'diff', isNew: true }]);
  }, 60_000);

  it('says what is not there', async () => {
    rmSync(join(system.dataDir, 'releases', 'trial', '0', 'remoteEntry.js'));
    rmSync(join(system.dataDir, 'media', 'up'), { recursive: true });
    await system.ask(
      `delete from booking.person_keys where venue_id = 1002; delete from booking.bookings where venue_id = 1002;
       delete from log.events where ledger = 1003 and position = 3`,
    );
    await system.ask('select pg_switch_wal()');
    const damaged = await rehearse(system, { say });
    expect(isAllThere(damaged)).toBe(false);
    const names = damaged.steps.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name);
    expect(names).toEqual([
      'the log has no gaps',
      'persons open with their keys',
      'projections are what the log says',
      'uploads have their files',
      'releases have their files',
    ]);
  }, 120_000);

  it('opens nobody without the keys, and erases nobody', async () => {
    const env = { ...system.env, PERSON_KEY: 'another key of the house, of no use at all' };
    const keyless = await rehearse({ ...system, env }, { to: moment, say });
    const names = keyless.steps.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['persons open with their keys', 'who was erased is erased']));
    expect(names).not.toContain('projections are what the log says');
  }, 120_000);
});
