import 'reflect-metadata';
import pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { readSettings, type Settings } from '../src/platform/config/settings.js';
import { databaseAt, templateOf } from '../src/platform/database/testing/template.js';

/** Bookings stay pending until a story confirms them: those of holds say so. */
const enough = {
  HOLD_MINUTES: '0',
  SECRET: 'a secret that only tests know, 0123456789',
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
};

/** Settings of a test run on the worker's own database; `change` wins. */
export const testSettings = (change: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: process.env.DATA_DIR, ...enough, ...change });

/**
 * Sets the environment that processes under test read, and makes the worker's own database anew: a copy of a migrated one,
 * because every spec file would wait a second for the migrations.
 */
export async function freshDatabase(change: Readonly<Record<string, string>> = {}): Promise<Settings> {
  Object.assign(process.env, enough, change);
  const settings = testSettings(change);
  const name = new URL(settings.DATABASE_URL).pathname.slice(1);
  const template = await templateOf(settings.DATABASE_URL, { migrations });
  const client = new pg.Client({ connectionString: databaseAt(settings.DATABASE_URL, 'postgres') });
  await client.connect();
  await client.query(`drop database if exists "${name}" with (force)`);
  await client.query(`create database "${name}" template ${template}`);
  await client.end();
  return settings;
}
