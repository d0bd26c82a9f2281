import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IssueVoucherDto, VoucherIssuedView, VoucherView } from '@northlight/contracts';
import { EventTypes, StreamReader } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { followerParts } from '../../platform/event-store/follower-parts.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { VouchersModule, vouchersMigrations } from './index.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';

const admin = signedIn({ id: 1, isAdmin: true });
const noon = new Date('2026-11-20T17:00:00Z');
const clock = new FixedClock(noon);
let database: ThrowAwayDatabase;
let app: NestExpressApplication;
let [ann, bob, una]: VoucherIssuedView[] = [];

async function ask(call: string, body?: object, headers: Record<string, string> = admin) {
  const [method = '', path = ''] = call.split(' ');
  const json: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  const init = { method, headers: { ...headers, ...json }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(`${await app.getUrl()}/api/admin/vouchers${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

let nth = 0;
const issue = (overrides: Partial<IssueVoucherDto> = {}) => {
  const request = { amount: 50, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com', ...overrides };
  return ask('POST ', request, { ...admin, 'Idempotency-Key': `a-voucher-${++nth}` });
};
const issued = async (minutes: number, overrides: Partial<IssueVoucherDto>): Promise<VoucherIssuedView> => {
  clock.set(new Date(noon.getTime() + minutes * 60_000));
  return (await issue(overrides)).body;
};
const found = async (query: string): Promise<string[]> =>
  (await ask(`GET ?${query}`)).body.items.map(({ id }: VoucherView) => id);
const rows = async (sql: string, ...values: unknown[]) =>
  (await app.get(pg.Pool, { strict: false }).query(sql, values)).rows;

beforeAll(async () => {
  database = await throwAwayDatabase([...logMigrations, ...vouchersMigrations]);
  app = await roomApp(VouchersModule, { settings: database.settings, clock });
  await app.listen(0, '127.0.0.1');
  ann = await issued(0, {});
  bob = await issued(1, { recipientName: `Bob ${ann.codeEnd}`, recipientEmail: 'bob@example.com' });
  una = await issued(2, { recipientName: 'Una Quill', recipientEmail: 'una@example.com' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the list of vouchers', () => {
  it('has the latest first, page after page', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await ask(`GET ?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items.map(({ id }: VoucherView) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual([una?.id, bob?.id, ann?.id]);
  });

  it('is searched by a part of the name, and by the whole e-mail', async () => {
    for (const name of ['quill', encodeURIComponent('Qu’ill ÚNA')])
      expect(await found(`search=${name}`)).toEqual([una?.id]);
    expect(await found('search=ANN@example.com')).toEqual([ann?.id]);
    expect(await found('search=ann@example')).toEqual([]);
  });

  it('is searched by the last letters, also where somebody is called so', async () => {
    expect(await found(`search=${ann?.codeEnd.toLowerCase()}`)).toEqual([bob?.id, ann?.id]);
    expect(await found(`search=${una?.codeEnd}`)).toEqual([una?.id]);
  });
});

describe('a voucher whose mail is sent again', () => {
  it('has who did so on record', async () => {
    expect((await ask(`POST /${una?.id}/resend`, {})).status).toBe(204);
    expect(
      await rows("select count(*)::int as mails from log.outbox where payload ->> 'voucherId' = $1", una?.id),
    ).toEqual([{ mails: 2 }]);
    expect(await rows('select who, what, subject from log.audit where subject_id = $1', una?.id)).toEqual([
      { who: 'account 1', what: 'mail sent again', subject: `…${una?.codeEnd}` },
    ]);
  });

  it('is another one at the same moment, and each has its mail', async () => {
    const both = [await issued(3, { amount: 20 }), await issued(3, { amount: 30 })];
    for (const { id } of [...both, ...both]) expect((await ask(`POST /${id}/resend`, {})).status).toBe(204);
    const mails =
      "select 1 from log.outbox where ledger = 0 and kind = 'voucher-issued' and payload ->> 'voucherId' = $1";
    for (const { id } of both)
      expect([
        (await rows(mails, id)).length,
        (await rows('select 1 from log.audit where subject_id = $1', id)).length,
      ]).toEqual([1, 1]);
  });

  it('is one that can still be spent, or nobody is written to', async () => {
    await ask(`POST /${bob?.id}/revoke`, { reason: 'lost' });
    expect((await ask(`POST /${bob?.id}/resend`, {})).body.code).toBe('VOUCHER_NOT_SENDABLE');
    expect((await ask('POST /unknown/resend', {})).body.code).toBe('VOUCHER_NOT_FOUND');
    expect((await ask(`POST /${ann?.id}/resend`, {}, signedIn({ roles: ['desk'] }))).status).toBe(403);
    expect(await rows('select 1 from log.audit where subject_id = any($1)', [ann?.id, bob?.id])).toEqual([]);
  });
});

describe('the audit', () => {
  it('has who issued and who revoked a voucher, by the end of its code and without its recipient', async () => {
    const one = <Found>(what: new (...args: never[]) => Found): Found => app.get(what as never, { strict: false });
    const accounts = { of: async () => 'greta' };
    const parts = followerParts({ pool: one(pg.Pool), clock, types: one(EventTypes) });
    const reaction = whenStaffActsNoteIt({ streams: one(StreamReader), accounts });
    await new SubscriptionFollower(reaction, parts, new AbortController().signal).catchUp();
    const entries = await rows(
      'select who, role, what, subject, old, new from log.audit where subject_id = $1',
      bob?.id,
    );
    const greta = { who: 'greta', role: 'admin', subject: `…${bob?.codeEnd}` };
    expect(entries).toEqual([
      { ...greta, what: 'issued', old: null, new: { amountCents: 5000, expires: bob?.expires } },
      { ...greta, what: 'revoked', old: { status: 'live' }, new: { status: 'revoked', reason: 'lost' } },
    ]);
    expect(JSON.stringify(await rows('select * from log.audit'))).not.toMatch(/Quill|Lee|example\.com/);
  });
});

describe('the last date of a voucher', () => {
  it.each([
    ['2035-11-19', 400, 'A gift voucher must be valid until at least November 20, 2035.'],
    ['2035-11-20', 201, undefined],
    ['2076-11-20', 201, undefined],
    ['2076-11-21', 400, 'Please choose a date no later than November 20, 2076.'],
  ])('may be %s: %i', async (expires, status, message) => {
    const answer = await issue({ expires });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});
