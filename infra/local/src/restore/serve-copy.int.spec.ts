import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { postgresHome } from '../postgres/binaries.js';
import { quietLog } from '../postgres/quiet-log.js';
import { findServerAccount, nobody } from '../postgres/server-user.js';
import { startPostgres } from '../postgres/start-postgres.js';
import { isAlive } from '../processes/identity.js';
import { run } from '../processes/run.js';
import { apps } from '../start/plans.js';
import { copyFolder, placeForCopy, removeLeftCopies } from './copy-place.js';
import { type RestoredDatabase, type RestorePlan, startRestored } from './restored-database.js';
import { toolOn } from './steps.js';

const person = 'ann@example.com';

/** A database as pgBackRest lays it where a copy is served, with settings that only the living server can have. */
async function broughtBack(): Promise<{ plan: RestorePlan; remove(): void }> {
  const place = await placeForCopy();
  const copy = copyFolder(place.path);
  mkdirSync(copy);
  const { stop, url } = await startPostgres({ dataDir: join(place.path, 'living') });
  await stop();
  const account = findServerAccount(postgresHome(), join(place.path, 'living', 'postgres'));
  const data = join(copy, 'postgres');
  renameSync(account.dir, data);
  writeFileSync(join(data, 'postgresql.conf'), "include 'of-another-machine.conf'\n");
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    "log_statement = 'all'\nshared_preload_libraries = 'of-another-machine'\nrestore_command = 'true'\n",
  );
  writeFileSync(join(copy, 'began'), '1795888800\n');
  if (account.user === 'nobody') chownSync(copy, nobody().uid, nobody().gid);
  const { username: user, password } = new URL(url);
  const login = { user, password, database: 'northlight' };
  const tool = { configuration: '', user: account.user };
  return { plan: { tool, login, folder: place.path, home: postgresHome() }, remove: place.remove };
}

async function ask(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const values: unknown[] = [];
    for (const text of statements) values.push(...Object.values((await client.query(text)).rows[0] ?? {}));
    return values;
  } finally {
    await client.end();
  }
}

const postmasterOf = ({ folder }: RestorePlan): number =>
  Number(readFileSync(join(copyFolder(folder), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('a copy of the database that is served for a rehearsal', () => {
  let plan: RestorePlan;
  let remove: () => void;
  let copy: RestoredDatabase;

  beforeAll(async () => {
    ({ plan, remove } = await broughtBack());
    copy = await startRestored(plan);
  }, 60_000);
  afterAll(async () => {
    await copy?.stop();
    remove?.();
  });

  it('is run without the settings of where it came from, but with those of its recovery', async () => {
    const show = ['restore_command', 'shared_preload_libraries', 'archive_mode', 'cluster_name'];
    expect(await ask(copy.url, ...show.map((name) => `show ${name}`))).toEqual([
      'true',
      '',
      'off',
      'northlight-copy-1795888800',
    ]);
  });

  it('keeps values of rows out of its log, as every server of the product does', async () => {
    await ask(copy.url, 'create table persons (email text primary key)', `insert into persons values ('${person}')`);
    await expect(ask(copy.url, `insert into persons values ('${person}')`)).rejects.toThrow(/duplicate/);
    expect(readFileSync(join(plan.folder, 'postgres.log'), 'utf8')).not.toContain(person);
    const names = Object.keys(quietLog);
    expect(await ask(copy.url, ...names.map((name) => `show ${name}`))).toEqual(Object.values(quietLog));
  });

  it('is looked at, and a database that somebody may be served from is not', async () => {
    const data = join(plan.folder, 'looked-at');
    const look = (url: string) => {
      const { password, ...address } = partsOf(url);
      return toolOn({ ...process.env, PGPASSWORD: password }, 'rehearse-copy', [address.url, data]);
    };
    await expect(look(process.env.DATABASE_URL ?? '')).rejects.toThrow(/This is no copy/);
    expect(existsSync(data)).toBe(false);
    const env = { ...process.env, NODE_ENV: 'development', SECRET: 'a secret of a rehearsal in a test' };
    await expect(toolOn(env, 'restored', ['throw-away'])).rejects.toThrow(/This is no copy/);
    // it comes as far as to look
    await expect(look(copy.url)).rejects.toThrow(/the schema is that of this release/);
  }, 120_000);

  it('takes no password where everybody can list it', () => {
    const given = [`${apps}/tools/rehearse-copy.js`, copy.url, plan.folder];
    expect(spawnSync(process.execPath, given).stderr.toString()).toMatch(/belongs into PGPASSWORD/);
  }, 30_000);
});

describe('a copy whose rehearsal is ended', () => {
  it('on the way: is ended with it', async () => {
    const { plan, remove } = await broughtBack();
    const halt = new AbortController();
    setTimeout(() => halt.abort(new Error('Ctrl-C')), 50);
    const data = join(copyFolder(plan.folder), 'postgres');
    // it is never open: it has no such database
    const login = { ...plan.login, database: 'none' };
    await expect(startRestored({ ...plan, login, signal: halt.signal })).rejects.toThrow('Ctrl-C');
    const { output } = await run('ps', ['-eo', 'args']);
    expect(output).not.toContain(data);
    remove();
  }, 60_000);

  it('by a crash: is ended and removed by the next start', async () => {
    const { plan } = await broughtBack();
    await startRestored(plan);
    const pid = postmasterOf(plan);
    await removeLeftCopies();
    expect([isAlive(pid), existsSync(plan.folder)]).toEqual([true, true]);
    writeFileSync(join(plan.folder, 'owner.json'), JSON.stringify({ pid: 2 ** 22, started: '0' }));
    await removeLeftCopies();
    expect([isAlive(pid), existsSync(plan.folder)]).toEqual([false, false]);
  }, 60_000);
});

describe('the address of the database, for programs that are given it as an argument', () => {
  const connection = async (url: string): Promise<string> => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, PGPASSWORD: '' };
    const words = '. infra/backup/connection.sh; printf "%s %s" "$address" "$PGPASSWORD"';
    return (await run('sh', ['-euc', words], { env })).output;
  };

  it('has no password, which the environment has as it is', async () => {
    expect(await connection('postgres://house:p%40s%3A%25@db.example.com:5432/main?sslmode=verify-full')).toBe(
      'postgres://house@db.example.com:5432/main?sslmode=verify-full p@s:%',
    );
    expect(await connection('postgres://house@db/main')).toBe('postgres://house@db/main ');
    expect(await connection('postgres://db/main?password=secret')).toMatch(/^The password of DATABASE_URL/);
  });
});

function partsOf(text: string): { readonly url: string; readonly password: string } {
  const url = new URL(text);
  const { password } = url;
  url.password = '';
  return { url: String(url), password };
}
