import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from './start-postgres.js';

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return (rows[0] as unknown[] | undefined)?.[0];
  } finally {
    await client.end();
  }
}

describe('an embedded PostgreSQL in a folder with a space in its name', () => {
  let dataDir: string;
  let server: PostgresServer;

  beforeAll(async () => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'northlight postgres ')), 'my data');
    server = await startPostgres({ dataDir });
    await ask(server.url, "create table kept as select 'still here' as word");
  });

  afterAll(async () => {
    await server.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  it('has the database, in UTF-8 and UTC', async () => {
    expect(await ask(server.url, 'select current_database()')).toBe('northlight');
    expect(await ask(server.url, 'show server_encoding')).toBe('UTF8');
    expect(await ask(server.url, 'show timezone')).toBe('UTC');
  });

  it('is taken over, not started twice, by a second start', async () => {
    const again = await startPostgres({ dataDir });
    expect(again).toMatchObject({ port: server.port, reused: true });
  });

  it('keeps port and data when it is stopped and started', async () => {
    await server.stop();
    const again = await startPostgres({ dataDir });
    expect(again).toMatchObject({ port: server.port, reused: false });
    expect(await ask(again.url, 'select word from kept')).toBe('still here');
  });

  it('comes back with its data after the server was killed', async () => {
    process.kill(
      Number(await ask(server.url, "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)")),
      'SIGKILL',
    );
    server = await startPostgres({ dataDir });
    expect(await ask(server.url, 'select word from kept')).toBe('still here');
  });

  it('says in its log what happens to it, and nothing that statements carry or rows hold', async () => {
    await ask(server.url, 'create table told (word text primary key, number int, constraint small check (number < 9))');
    await ask(server.url, "insert into told values ('qjx', 1)");
    const failing = [
      "insert into told values ('qjx', 2)",
      "insert into told values ('qjx more', 12)",
      "select 'qjx'::int",
      `select '{"qjx": qjx}'::jsonb`,
      "select pg_terminate_backend(pg_backend_pid()), 'qjx'",
      "do $$ begin raise warning 'qjx'; execute 'select ''qjx''::uuid'; end $$",
    ];
    for (const statement of failing) await ask(server.url, statement).catch(() => undefined);
    const copied = `copy told from program 'echo qjx and no number'`;
    await expect(ask(server.url, copied)).rejects.toMatchObject({ where: expect.stringContaining('qjx') });
    const log = readFileSync(server.log, 'utf8');
    expect(log).toContain('terminating connection due to administrator command');
    expect(log).not.toContain('qjx');
  });

  it('makes a further database when it is asked for one', async () => {
    const other = await startPostgres({ dataDir, database: 'annex' });
    expect(await ask(other.url, 'select current_database()')).toBe('annex');
  });
});
