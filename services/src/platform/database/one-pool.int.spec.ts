import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SettingsModule } from '../config/settings.module.js';
import { TABLE_CONNECTIONS } from './database.js';
import { DatabaseModule } from './database.module.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from './testing/throw-away-database.js';

@Module({ imports: [SettingsModule, DatabaseModule] })
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

it('a process asks PostgreSQL through one pool, whoever in it asks, and gives all connections back at its end', async () => {
  const [typeorm, pool] = [app.get(DataSource), app.get<pg.Pool>(pg.Pool)];
  const asking = Array.from({ length: TABLE_CONNECTIONS + 4 }, (_, nth) =>
    nth % 2 ? typeorm.query('select pg_sleep(0.02)') : pool.query('select pg_sleep(0.02)'),
  );
  await Promise.all(asking);
  expect(pool.totalCount).toBe(TABLE_CONNECTIONS);
  await app.close();
  const { rows } = await database.pool().query('select from pg_stat_activity where datname = current_database()');
  expect(rows).toHaveLength(1);
});
