import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, UseInterceptors } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { register } from 'prom-client';
import { BookingModule, bookingMigrations } from '../../src/contexts/booking/index.js';
import { catalogMigrations } from '../../src/contexts/catalog/index.js';
import { vouchersMigrations } from '../../src/contexts/vouchers/index.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import {
  hasReplicas,
  type ReplicatedServer,
  replicatedServer,
} from '../../src/platform/database/testing/replicated-server.js';
import { databaseAt, specSettings } from '../../src/platform/database/testing/template.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { Public } from '../../src/platform/http/access.js';
import { ReplicaReads } from '../../src/platform/http/replica-reads.js';
import { roomApp, signedIn } from '../../src/platform/http/testing/room-app.js';
import { FixedClock } from '../../src/platform/kernel/clock.js';
import { logMigrations } from '../../src/platform/log-schema/log-migrations.js';
import { until } from '../until.js';

const migrations = [...logMigrations, ...catalogMigrations, ...vouchersMigrations, ...bookingMigrations];
const admin = signedIn({ id: 9, isAdmin: true });

/** Stands for the reports: what is read differs from person to person, and is kept nowhere. */
@Public()
@Controller('api/notes')
class NotesController {
  constructor(private readonly pool: pg.Pool) {}

  @Post()
  async add(@Body() { text }: { readonly text: string }): Promise<void> {
    await this.pool.query('insert into notes values ($1)', [text]);
  }

  @Get()
  @UseInterceptors(ReplicaReads)
  async all(): Promise<string[]> {
    return (await this.pool.query<{ text: string }>('select text from notes')).rows.map(({ text }) => text);
  }
}

@Module({ imports: [BookingModule], controllers: [NotesController] })
class NotesModule {}

class Visitor {
  cookie = '';

  constructor(private readonly site: string) {}

  async ask(path: string, body?: object, headers: Record<string, string> = {}) {
    const json = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${this.site}${path}`, {
      ...json,
      headers: { ...headers, 'Content-Type': 'application/json', cookie: this.cookie },
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
}

const describeWhereItCan = hasReplicas ? describe : describe.skip;
if (!hasReplicas) process.stdout.write('No replica is read here: postgresql-15 is missing.\n');

describeWhereItCan('a site whose PostgreSQL has a replica', () => {
  const testServer = process.env.DATABASE_URL;
  let server: ReplicatedServer;
  let database: ThrowAwayDatabase;
  let app: NestExpressApplication;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await replicatedServer();
    process.env.DATABASE_URL = server.primaryUrl;
    database = await throwAwayDatabase(migrations);
    const { pathname } = new URL(database.settings.DATABASE_URL);
    const readerUrl = databaseAt(server.replicaUrl, pathname.slice(1));
    await database.pool().query('create table notes (text text)');
    app = await roomApp(NotesModule, {
      settings: specSettings(database.settings.DATABASE_URL, { READER_URLS: readerUrl }),
      clock: new FixedClock(new Date('2026-11-20T15:00:00Z')),
    });
    await loadCatalog(app);
    await app.listen(0, '127.0.0.1');
  }, 90_000);
  afterAll(async () => {
    await app?.close();
    await database?.drop();
    await server?.stop();
    process.env.DATABASE_URL = testServer;
  });
  beforeEach(async () => {
    await server.atReplica('select pg_wal_replay_resume()');
    visitor = new Visitor(await app.getUrl());
  });

  /** How many answers came from there. */
  async function readsFrom(from: 'replica' | 'primary'): Promise<number> {
    const metric = await register.getSingleMetric('replica_reads_total')?.get();
    return metric?.values.find(({ labels }) => labels.from === from)?.value ?? 0;
  }
  async function whoAnswers(path: string): Promise<'replica' | 'primary'> {
    const before = await readsFrom('replica');
    await visitor.ask(path);
    return (await readsFrom('replica')) > before ? 'replica' : 'primary';
  }

  it('reads the catalogue and what is like a report from the replica', async () => {
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    expect(await whoAnswers('/api/venues?asked=anew')).toBe('replica');
    expect((await visitor.ask('/api/experiences')).body).toHaveLength(12);
  });

  it('shows somebody what he wrote, while the replica stands still, and others what there was before', async () => {
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    await server.atReplica('select pg_wal_replay_pause()');
    await visitor.ask('/api/notes', { text: 'mine' });
    expect(visitor.cookie).toMatch(/^position=[0-9A-F]+-[0-9A-F]+$/);
    expect((await visitor.ask('/api/notes')).body).toEqual(['mine']);
    const somebodyElse = new Visitor(await app.getUrl());
    expect((await somebodyElse.ask('/api/notes')).body).toEqual([]);
    await server.atReplica('select pg_wal_replay_resume()');
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    expect((await visitor.ask('/api/notes')).body).toEqual(['mine']);
  });

  it('waits for a replica that is only a moment behind', async () => {
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    for (let nth = 0; nth < 20; nth++) {
      await visitor.ask('/api/notes', { text: `note ${nth}` });
      expect((await visitor.ask('/api/notes')).body).toContain(`note ${nth}`);
    }
    expect(await whoAnswers('/api/notes')).toBe('replica');
  });

  it('shows everybody a change of the catalogue, and keeps nothing that is older', async () => {
    await server.atReplica('select pg_wal_replay_pause()');
    const night = { slug: 'night-train', name: 'Night Train', shortDescription: 'A train through the dark.' };
    const more = {
      category: 'new',
      price: 34.5,
      duration: 45,
      description: 'It leaves at midnight.',
      minAge: 6,
      maxAge: 99,
    };
    expect((await visitor.ask('/api/experiences', { ...night, ...more, tags: [] }, admin)).status).toBe(201);
    const somebodyElse = new Visitor(await app.getUrl());
    for (const path of ['/api/experiences', '/api/experiences?anew', '/api/experiences'])
      expect((await somebodyElse.ask(path)).body.at(-1)).toMatchObject({ slug: 'night-train' });
    await server.atReplica('select pg_wal_replay_resume()');
  });

  it('asks the primary when the replica is too far behind, when it is frozen, and when it is gone', async () => {
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    await server.atReplica('select pg_wal_replay_pause()');
    await database.pool().query("insert into notes values ('late')");
    await until(async () => (await visitor.ask('/api/notes')).body.includes('late'));
    await server.atReplica('select pg_wal_replay_resume()');
    await until(async () => (await whoAnswers('/api/notes')) === 'replica');
    server.freezeReplica();
    await until(async () => (await whoAnswers('/api/notes')) === 'primary');
    // once it is known to be frozen, nobody is sent there to wait
    for (let nth = 0; nth < 5; nth++) expect(await whoAnswers('/api/notes')).toBe('primary');
    await server.killReplica();
    const { status, body } = await visitor.ask('/api/notes');
    expect([status, body.includes('late')]).toEqual([200, true]);
    expect(await whoAnswers('/api/notes')).toBe('primary');
  }, 30_000);
});
