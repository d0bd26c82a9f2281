import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrations } from '../../src/apps/migrations.js';
import { personalData } from '../../src/apps/personal-data.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { PersonCipher } from '../../src/platform/privacy/person-cipher.js';
import { tablesOfPersons } from '../../src/platform/privacy/personal-data.js';
import { SealedPersons } from '../../src/platform/privacy/sealed-persons.js';
import { TableRewriter } from '../../src/platform/privacy/table-rewriter.js';
import { until } from '../until.js';

const tables = tablesOfPersons(personalData);
const at = new Date('2026-11-20T12:00:00Z');

let database: ThrowAwayDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await throwAwayDatabase(migrations);
  pool = database.pool();
}, 60_000);
afterAll(() => database.drop());

/** Which of these bytes stand in some file of the database, once it is all written, by their names. */
async function where(marks: Readonly<Record<string, Buffer>>): Promise<string[]> {
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ nth: number }>(
    `with files as materialized (
       select pg_read_binary_file(folder || '/' || file, true) as bytes
       from pg_database, format('base/%s', oid) folder, pg_ls_dir(folder) file where datname = current_database())
     select distinct nth::int from files, unnest($1::bytea[]) with ordinality mark (part, nth)
     where position(part in bytes) > 0 order by 1`,
    [Object.values(marks)],
  );
  return rows.map(({ nth }) => Object.keys(marks)[nth - 1] ?? '');
}

/** A writer whom `correspondence` keeps, and what stands of them in its tables. */
async function aWriter(persons: SealedPersons<{ email: string }>, nth: number): Promise<Record<string, Buffer>> {
  const ref = randomUUID();
  await persons.insert(ref, { email: `qjx${nth}@example.com` }, pool);
  const { rows } = await pool.query<Record<string, Buffer>>(
    `select sealed as "sealed text", wrapped_key as key, email_hash as "hash of the e-mail"
     from correspondence.persons join correspondence.person_keys using (ref) where ref = $1`,
    [ref],
  );
  return rows[0] as Record<string, Buffer>;
}

async function accountsOf(...names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
     select n, n, n || '@example.com', n || '@example.com', '$argon2id$x', $2 from unnest($1::text[]) n`,
    [names, at],
  );
}

describe('what was erased', () => {
  it('is in no file of the database once its tables were rewritten', async () => {
    const persons = new SealedPersons<{ email: string }>(pool, new PersonCipher(database.settings), 'correspondence');
    const gone = await aWriter(persons, 1);
    const stays = await aWriter(persons, 2);
    await accountsOf(...Array.from({ length: 60 }, (_, nth) => `qjxuser${nth}`));
    await pool.query('analyze');
    await persons.erase({ refs: await persons.refsOf('qjx1@example.com') }, at);
    await pool.query("delete from identity.users where username like 'qjxuser%'");
    const marks = { ...gone, account: Buffer.from('qjxuser7@example.com') };
    expect(await where(marks)).toEqual(Object.keys(marks));

    const rewriter = new TableRewriter(database.settings, tables);
    for (const _ of ['once', 'twice']) expect(await rewriter.rewrite()).toEqual([]);
    expect(await where(marks)).toEqual([]);
    expect(await where(stays)).toEqual(Object.keys(stays));
    expect((await persons.refsOf('qjx2@example.com')).length).toBe(1);
  });

  it.each([
    { who: 'reads since before', where: () => database.settings.DATABASE_URL, says: 'select 1' },
    // a snapshot is as old as the oldest transaction that writes anywhere on the server, also that of a rewrite itself
    { who: 'writes in another database', where: () => process.env.DATABASE_URL, says: 'select pg_current_xact_id()' },
  ])('is waited for until no transaction keeps it: one that $who', async ({ where: url, says }) => {
    const persons = new SealedPersons<{ email: string }>(pool, new PersonCipher(database.settings), 'correspondence');
    const gone = await aWriter(persons, 3);
    const other = new pg.Client({ connectionString: url() });
    await other.connect();
    await other.query(`begin isolation level repeatable read; ${says}`);
    await persons.erase({ refs: await persons.refsOf('qjx3@example.com') }, at);
    const rewritten = new TableRewriter(database.settings, tables).rewrite();
    await setTimeout(300);
    await other.query('commit');
    await other.end();
    await rewritten;
    expect(await where(gone)).toEqual([]);
  });

  it('waits for the next time where tables are written to, or rewritten by another process', async () => {
    const [writer, other] = await Promise.all([pool.connect(), pool.connect()]);
    await writer.query('begin; lock table identity.links in row exclusive mode');
    const rewriter = new TableRewriter(database.settings, ['identity.links', 'identity.users']);
    const rewritten = rewriter.rewrite();
    await until(async () => {
      const { rowCount } = await pool.query("select from pg_stat_activity where query like 'vacuum (full%links'");
      return rowCount !== 0;
    });
    await other.query('begin; lock table identity.users in access exclusive mode');
    expect(await rewritten).toEqual(['identity.links', 'identity.users']);
    for (const user of [writer, other]) await user.query('rollback').then(() => user.release());
    expect(await rewriter.rewrite()).toEqual([]);
  });
});

describe('the tables that are rewritten', () => {
  it('are those of the register from which words or keys of persons go some day', () => {
    const keys = personalData.map(({ place }) => place).filter((place) => place.endsWith('.person_keys'));
    expect(keys.length).toBeGreaterThan(4);
    expect(tables).toEqual(expect.arrayContaining([...keys, 'identity.users', 'log.audit', 'merchandise.carts']));
    expect(tables).not.toContain('log.events');
    expect(tablesOfPersons([{ place: 'spa.guests', holds: [{ ...plain, form: 'plain' }] }])).toEqual(['spa.guests']);
  });
});

const plain = { what: 'name', whose: 'customer', foundBy: 'email', why: 'to greet', kind: 'bookings' } as const;
