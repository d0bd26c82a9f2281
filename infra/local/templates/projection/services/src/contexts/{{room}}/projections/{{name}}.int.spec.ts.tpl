import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import type { Recorded } from '@northlight/event-store';
import { {{Name}}{{stamp}} } from '../persistence/migrations/{{stamp}}-{{name}}.js';
import { {{camel}} } from './{{name}}.projection.js';

const db = new Client({ connectionString: process.env.DATABASE_URL });

beforeAll(async () => {
  await db.connect();
  await db.query('begin');
  await db.query('create schema if not exists {{roomSnake}}');
  await new {{Name}}{{stamp}}().up(db as unknown as QueryRunner);
});

afterAll(async () => {
  await db.query('rollback');
  await db.end();
});

const saw = (version: number): Recorded => ({
  ledger: 1,
  position: version,
  stream: 'one',
  version,
  event: { type: '{{Event}}' },
  meta: {},
  at: new Date(0),
});

describe('a stream that saw {{Event}} twice', () => {
  it('is counted twice', async () => {
    await {{camel}}.apply([saw(1), saw(2)], db);
    const { rows } = await db.query('select venue_id, stream, times from {{roomSnake}}.{{snake}}');
    expect(rows).toEqual([{ venue_id: 1, stream: 'one', times: 2 }]);
  });
});
