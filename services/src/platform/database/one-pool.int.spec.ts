import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Global, type INestApplicationContext, Module, type OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SettingsModule } from '../config/settings.module.js';
import { TABLE_CONNECTIONS } from './database.js';
import { DatabaseModule } from './database.module.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

/** Like the queues: it is known everywhere, and still has statements to make while the process ends. */
@Global()
@Module({})
class WorksToTheEnd implements OnApplicationShutdown {
  counted = 0;

  constructor(private readonly pool: pg.Pool) {}

  async onApplicationShutdown(): Promise<void> {
    const { rowCount } = await this.pool.query('select 1');
    this.counted = rowCount ?? 0;
  }
}

@Module({ imports: [SettingsModule, DatabaseModule, WorksToTheEnd] })
class OnTables {}

let database: ThrowAwayDatabase;
let app: INestApplicationContext;

beforeAll(async () => {
  database = await throwAwayDatabase([]);
  const { DATABASE_URL, SECRET } = database.settings;
  Object.assign(process.env, { DATABASE_URL, SECRET });
  app = await NestFactory.createApplicationContext(OnTables, { logger: false });
});
afterAll(() => database.drop());

it('a process asks PostgreSQL through one pool, which is there to its end and gives all connections back', async () => {
  const [typeorm, pool] = [app.get(DataSource), app.get<pg.Pool>(pg.Pool)];
  const asking = Array.from({ length: TABLE_CONNECTIONS + 4 }, (_, nth) =>
    nth % 2 ? typeorm.query('select pg_sleep(0.02)') : pool.query('select pg_sleep(0.02)'),
  );
  await Promise.all(asking);
  expect(pool.totalCount).toBe(TABLE_CONNECTIONS);
  const last = app.get(WorksToTheEnd);
  await app.close();
  expect(last.counted).toBe(1);
  const { rows } = await database.pool().query('select from pg_stat_activity where datname = current_database()');
  expect(rows).toHaveLength(1);
});
