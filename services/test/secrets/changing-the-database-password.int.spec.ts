import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { databaseAt, specSettings } from '../../src/platform/database/testing/template.js';
import { logMigrations } from '../../src/platform/log-schema/log-migrations.js';

const suffix = randomBytes(4).toString('hex');
const [first, second] = [`app_${suffix}`, `app_2_${suffix}`];

const server = String(process.env.DATABASE_URL);
let operator: pg.Client;

/** The address of the database for a role, as DATABASE_URL says it. */
function addressFor(role: string, password: string): string {
  const url = new URL(databaseAt(server, first));
  Object.assign(url, { username: role, password });
  return url.href;
}

async function asRole<Answer>(address: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

beforeAll(async () => {
  operator = new pg.Client({ connectionString: server });
  await operator.connect();
  await operator.query(`create role ${first} login password 'one'`);
  await operator.query(`create database ${first} owner ${first}`);
  await migrate(specSettings(addressFor(first, 'one')), logMigrations);
});
afterAll(async () => {
  await operator.query(`drop database ${first} with (force)`);
  await operator.query(`drop role if exists ${second}`);
  await operator.query(`drop role ${first}`);
  await operator.end();
});

describe('the password of the database', () => {
  it('is replaced by a role that stands in for the one before, and owns what that one owns', async () => {
    await operator.query(`create role ${second} login password 'two' in role ${first}`);
    await operator.query(`alter role ${second} set role ${first}`);
    const settings = specSettings(addressFor(second, 'two'));
    expect(await migrate(settings, logMigrations)).toEqual([]);
    await asRole(settings.DATABASE_URL, async (client) => {
      await client.query('create table log.made_later (id integer)');
      const { rows } = await client.query("select tableowner from pg_tables where tablename = 'made_later'");
      expect(rows).toEqual([{ tableowner: first }]);
      expect((await client.query('select from log.events')).rowCount).toBe(0);
    });
  });

  it('opens nothing once it is taken away, and what is open goes on', async () => {
    await asRole(addressFor(first, 'one'), async (open) => {
      await operator.query(`alter role ${first} password null`);
      await expect(asRole(addressFor(first, 'one'), async () => undefined)).rejects.toMatchObject({ code: '28P01' });
      expect((await open.query('select from log.events')).rowCount).toBe(0);
    });
    await asRole(addressFor(second, 'two'), (client) => client.query('select from log.events'));
  });
});
