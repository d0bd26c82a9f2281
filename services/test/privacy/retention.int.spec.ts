import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  type DueKindView,
  type RetentionView,
  type SweptKind,
  sweptKinds,
  usualRetention,
} from '@northlight/contracts';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { personalData } from '../../src/apps/personal-data.js';
import { Clock, type SystemClock } from '../../src/platform/kernel/clock.js';
import { AccountUses } from '../../src/platform/privacy/account-uses.js';
import type { PersonalData } from '../../src/platform/privacy/personal-data.js';
import { QueueDesk } from '../../src/platform/queues/queue-desk.js';
import { RetentionSweep } from '../../src/platform/retention/retention-sweep.js';
import { RetentionTerms } from '../../src/platform/retention/retention-terms.js';
import { termStart } from '../../src/platform/retention/term-start.js';
import { freshDatabase } from '../fresh-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { unusedAccounts, useAccounts, usedAccounts } from './account-uses.js';
import { type AgedEntries, agedEntries, uuidOf } from './aged-entries.js';

const DAY_MS = 86_400_000;
const MINUTES_MS = 10 * 60_000;
/** Of these a day counts as a whole, or a day sooner: less than a day before its term is over, it may be over. */
const byTheDay: readonly SweptKind[] = ['bookings', 'waitlist', 'notes', 'vouchers', 'accountEmails'];

let folder: string;
let app: NestExpressApplication;
let pool: pg.Pool;
let clock: SystemClock;
let sweep: RetentionSweep;
let terms: RetentionTerms;
let entries: AgedEntries;
let admin: string;

/** By so many days the clock is ahead of the machine's. */
const later = (days: number) => clock.putRight(-days * DAY_MS);

/** A name, or the uuid that stands for it. */
const namesOf = (kind: SweptKind, found: readonly string[]): string[] => {
  const names = [`${kind}-over`, `${kind}-within`, `${kind}-later`];
  return names.filter((name) => found.includes(name) || found.includes(uuidOf(name)));
};
const left = async (): Promise<string[]> =>
  (await Promise.all(sweptKinds.map(async (kind) => namesOf(kind, await entries.left(kind))))).flat().sort();
const all = (...ends: readonly string[]): string[] =>
  sweptKinds.flatMap((kind) => ends.map((end) => `${kind}-${end}`)).sort();
/** When a term began that is over by the clock, so many days ahead; `inside` is the latest that is not. */
const termOf = (kind: SweptKind, days = 0) => {
  const start = termStart(kind, usualRetention, new Date(clock.now().getTime() + days * DAY_MS)).getTime();
  const margin = MINUTES_MS + (byTheDay.includes(kind) ? DAY_MS : 0);
  return { over: new Date(start - MINUTES_MS), inside: new Date(start + margin) };
};
const once = Object.fromEntries(sweptKinds.map((kind) => [kind, 1]));

async function ask<Answer>(call: string, body?: object): Promise<Answer> {
  const [method = '', path] = call.split(' ');
  const headers = { Cookie: admin, ...(body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(`${await app.getUrl()}${path}`, {
    ...{ method, headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}
const due = async (): Promise<Record<string, number | null>> => {
  const { kinds } = await ask<RetentionView>('GET /api/admin/retention');
  return Object.fromEntries(kinds.map(({ kind, due: count }: DueKindView) => [kind, count]));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-terms-'));
  app = await openApi(await freshDatabase({ ...adminSetup, DATA_DIR: folder }));
  await app.listen(0, '127.0.0.1');
  pool = app.get(pg.Pool, { strict: false });
  clock = app.get(Clock, { strict: false });
  sweep = app.get(RetentionSweep, { strict: false });
  terms = app.get(RetentionTerms, { strict: false });
  entries = agedEntries({ pool, folder, desk: app.get(QueueDesk, { strict: false }) });
  admin = await adminCookie(await app.getUrl());
  for (const kind of sweptKinds) {
    await entries.keep(kind, `${kind}-over`, termOf(kind).over);
    await entries.keep(kind, `${kind}-within`, termOf(kind).inside);
    await entries.addOlder(kind, `${kind}-within`, termOf(kind).inside);
    await entries.keep(kind, `${kind}-later`, termOf(kind, 5).inside);
  }
}, 60_000);

afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('what is kept of persons', () => {
  it('is shown to operators once its term is over, and with it since when', async () => {
    expect(await due()).toEqual(once);
    const { kinds, rules, doneAt } = await ask<RetentionView>('GET /api/admin/retention');
    expect([rules, doneAt]).toEqual([usualRetention, null]);
    expect(kinds.map(({ oldest }) => oldest).filter((oldest) => oldest === null)).toEqual([]);
  });

  it('is forgotten then, and nothing that is just within its term, or of which something is', async () => {
    sweep.mustApplyAll();
    expect(await sweep.run()).toEqual(once);
    expect(await left()).toEqual(all('within', 'later'));
    expect(await sweep.run()).toEqual({});
    const { rows } = await pool.query("select kind from log.outbox where kind = 'rewrite-after-erasure'");
    expect(rows).toHaveLength(1);
  });

  it('stays where somebody uses an account, though it was found before as one that nobody needs', async () => {
    const longAgo = new Date(clock.now().getTime() - 300 * DAY_MS);
    for (const name of [...usedAccounts, ...unusedAccounts]) await entries.keep('unproven', name, longAgo);
    const moment = { at: clock.now(), before: termStart('unproven', usualRetention, clock.now()) };
    const accounts = terms.all.find(({ kind }) => kind === 'unproven');
    const found = (await accounts?.due(moment.before, 50)) ?? [];
    await useAccounts(pool);
    const keys = found.map(({ key }) => key);
    await accounts?.forget(keys, moment);
    expect(keys).toHaveLength(usedAccounts.length + unusedAccounts.length);
    expect((await entries.left('unproven')).sort()).toEqual(
      ['unproven-within', 'unproven-later', ...usedAccounts].sort(),
    );
    expect(await accounts?.due(moment.before, 50)).toEqual([]);
    const { rowCount: ofNobody } = await pool.query(
      'select from correspondence.messages m where user_id is not null and not exists (select from identity.users u where u.id = m.user_id)',
    );
    expect(ofNobody).toBe(0);
  });

  it('is looked for in every room that has numbers of accounts, before one goes', () => {
    const hasNumber = ({ whose, columns = '' }: PersonalData) => whose === 'account' && /\buser_id\b/.test(columns);
    const rooms = personalData.filter(({ place }) => !/^(identity|log)\./.test(place));
    const places = rooms.filter(({ holds }) => holds?.some(hasNumber)).map(({ place }) => place);
    const statement = app.get(AccountUses, { strict: false }).noneOf('id');
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => !statement.includes(place))).toEqual([]);
  });

  it('is due sooner once an admin has set a shorter term', async () => {
    const notesDueAfter = async (keepNoteDays: number) => {
      const { changes: _, ...settings } = await ask<Record<string, unknown>>('GET /api/admin/settings');
      await ask('PUT /api/admin/settings', { ...settings, keepNoteDays });
      return (await due()).notes;
    };
    expect([await notesDueAfter(20), await notesDueAfter(30)]).toEqual([2, 0]);
  });

  it('is forgotten as the clock goes on, what is within its term still stays, and a kind that fails is named', async () => {
    const broken = { kind: 'mails', due: () => Promise.reject(new Error('The disk is away')) } as const;
    terms.add({ ...broken, forget: async () => undefined });
    later(5);
    await expect(sweep.run()).rejects.toThrow('Not forgotten though past its term: mails (all)');
    expect(await left()).toEqual(all('later'));
  });
});
