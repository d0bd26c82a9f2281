import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { Settings } from '../../../platform/config/settings.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp } from '../../../platform/http/testing/room-app.js';
import { FixedClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { catalogMigrations } from '../../catalog/index.js';
import { CorrespondenceModule, correspondenceMigrations } from '../correspondence.module.js';

export const now = new Date('2026-11-20T15:00:00Z');

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any; readonly headers: Headers };
type Job = { readonly kind: string; readonly payload: Readonly<Record<string, string>> };

/** This room at work: real database, real HTTP, the seeded venues, a clock that stands still. */
export interface CorrespondenceHouse {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  readonly settings: Settings;
  readonly commands: CommandBus;
  readonly pool: pg.Pool;
  ask(method: string, path: string, init?: RequestInit): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The mails that were asked for, in their order. */
  jobs(): Promise<Job[]>;
  /** Forgets what was asked and written, and who asked; the texts stay. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const json = { 'Content-Type': 'application/json' };

export async function correspondenceHouse(env: Readonly<Record<string, string>> = {}): Promise<CorrespondenceHouse> {
  const database = await throwAwayDatabase([...logMigrations, ...catalogMigrations, ...correspondenceMigrations], env);
  const clock = new FixedClock(now);
  const { settings } = database;
  const app = await roomApp(CorrespondenceModule, { settings, clock });
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  const pool = app.get(pg.Pool, { strict: false });
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${await app.getUrl()}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  };
  return {
    ...{ app, clock, settings, pool, ask, commands: app.get(CommandBus, { strict: false }) },
    get: (path, headers = {}) => ask('GET', path, { headers }),
    post: (path, body, headers = {}) =>
      ask('POST', path, { headers: { ...json, ...headers }, body: JSON.stringify(body) }),
    jobs: async () => (await pool.query<Job>('select kind, payload from log.outbox order by position, kind')).rows,
    clear: async () => {
      clock.set(now);
      await pool.query(
        `truncate log.outbox, log.requests, log.rate_limits, correspondence.messages, correspondence.subscribers,
           correspondence.persons, correspondence.person_keys`,
      );
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** Ann's question about a lost scarf, unless said otherwise. */
export const aMessage = (input: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '+1 585 555 0100',
  subject: 'A lost scarf',
  message: 'I left a grey scarf in the gallery on Saturday.',
  location: '1',
  ...input,
});
