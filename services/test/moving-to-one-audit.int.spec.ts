import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { migrate } from '../src/platform/database/migrate.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  const audit = migrations.find(({ name }) => /^Audit\d/.test(name));
  database = await throwAwayDatabase(migrations.filter(({ name }) => whenOf(name) < whenOf(audit?.name)));
  pool = database.pool();
}, 60_000);
afterAll(() => database.drop());

/** When a migration was written, in milliseconds: the end of its name. */
const whenOf = (name = ''): number => Number(/\d+$/.exec(name));

describe('what the rooms kept of changes, each by itself', () => {
  it('is in the audit of the house afterwards, with the names of those who made them', async () => {
    await pool.query(`
      insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
        values ('ann', 'ann', 'ann@example.com', 'ann@example.com', '$argon2id$x', now());
      insert into catalog.audit (at, by, what, experience_id, old, new) values
        ('2026-11-20T10:00:00Z', 1, 'changed', 5, '{"price_cents": 3450}', '{"price_cents": 2000}');
      insert into membership.audit (at, by, what, membership_id, old) values
        ('2026-11-20T10:01:00Z', 99, 'deleted', 7, '{"name": "Dawn"}');
      insert into merchandise.audit (at, by, what, product_id, new) values
        ('2026-11-20T10:02:00Z', 1, 'created', 3, '{"name": "Mug"}');
      insert into franchise.persons (ref, erased_at) values ('10000000-0000-4000-8000-000000000000', now());
      insert into identity.audit (at, who, what, details) values
        ('2026-11-20T10:04:00Z', 'user:1', 'user changed',
          '{"userId": 1, "from": {"isAdmin": true, "roles": []}, "to": {"isAdmin": true, "roles": ["desk"]}, "requestId": "r-1"}'),
        ('2026-11-20T10:05:00Z', 'visitor', 'admin setup refused', '{"username": "eve", "code": "SETUP_CLOSED"}')`);
    await anInquiryThatMoved();
    await migrate(database.settings, migrations);
    const { rows } = await pool.query(
      'select who, role, room, what, subject_kind, subject_id, subject, old, new from log.audit order by at',
    );
    const told = rows.map(({ who, role, room, what, subject_kind, subject_id, subject, ...sides }) => [
      ...[`${who} (${role}) ${room}: ${what} ${subject_kind} ${subject_id} ${subject}`, sides.old, sides.new],
    ]);
    expect(told).toEqual([
      ['ann (admin) catalog: changed experience 5 null', { price_cents: 3450 }, { price_cents: 2000 }],
      ['null (admin) membership: deleted membership 7 Dawn', { name: 'Dawn' }, null],
      ['ann (admin) merchandise: created product 3 Mug', null, { name: 'Mug' }],
      ['ann (admin) franchise: status inquiry 1 null', { status: 'new' }, { status: 'qualified', note: 'Means fit.' }],
      ['ann (admin) identity: user changed user 1 ann', { roles: [] }, { roles: ['desk'] }],
      ['null (visitor) identity: admin setup refused user none null', null, { code: 'SETUP_CLOSED' }],
    ]);
  });

  /** With whatever its columns need. */
  async function anInquiryThatMoved(): Promise<void> {
    await pool.query(`
      insert into franchise.inquiries (ref, investment_level, timeframe, heard_about, created_at) values
        ('10000000-0000-4000-8000-000000000000', '$1M+', '3-6 months', 'Word of Mouth', now());
      insert into franchise.history (inquiry_id, at, by, what, old, new, note) values
        (1, '2026-11-20T10:03:00Z', 'user:1', 'status', 'new', 'qualified', 'Means fit.')`);
  }
});
