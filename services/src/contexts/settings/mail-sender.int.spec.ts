import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { MailSenderView } from '@northlight/contracts';
import { DataSource } from 'typeorm';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { HouseSettingsModule, settingsMigrations } from './index.js';

let database: ThrowAwayDatabase;
let app: NestExpressApplication;
const headers = { ...signedIn({ id: 9, isAdmin: true }), 'Content-Type': 'application/json' };

beforeAll(async () => {
  database = await throwAwayDatabase([...logMigrations, ...settingsMigrations], { PRODUCT_NAME: 'Northlight' });
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  app = await roomApp(HouseSettingsModule, { settings: database.settings, clock });
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const address = async () => `${await app.getUrl()}/api/admin/settings/sender`;
const read = async () => (await (await fetch(await address(), { headers })).json()) as MailSenderView;
const change = async (input: object) => {
  const response = await fetch(await address(), { method: 'PUT', headers, body: JSON.stringify(input) });
  return { status: response.status, body: (await response.json()) as MailSenderView & { message: string } };
};

describe('who sends the mails of the house', () => {
  it('is the product until an admin says otherwise, which is on record', async () => {
    const first = await read();
    expect(first).toMatchObject({ name: 'Northlight', replyTo: null, version: 0 });
    const input = { name: ' The Night Desk ', replyTo: 'desk@example.com', version: 0 };
    const changed = { ...first, name: 'The Night Desk', replyTo: 'desk@example.com', version: 1 };
    expect(await change(input)).toEqual({ status: 200, body: changed });
    expect(await change({ ...input, version: 1 })).toEqual({ status: 200, body: changed });
    expect(await read()).toEqual(changed);
    const rows = await app.get(DataSource, { strict: false }).query('select subject_id, old, new from log.audit');
    expect(rows).toEqual([
      {
        subject_id: 'sender',
        old: { name: 'Northlight', replyTo: null },
        new: { name: 'The Night Desk', replyTo: 'desk@example.com' },
      },
    ]);
    expect((await change({ name: 'The Night Desk', replyTo: '', version: 1 })).body.replyTo).toBeNull();
  });

  it('is not written over by whoever read it before somebody else changed it', async () => {
    const { version } = await read();
    const both = await Promise.all(['Ann', 'Bob'].map((name) => change({ name, replyTo: null, version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
  });

  it.each([
    [{ name: '' }, 'Please enter the sender name for emails'],
    [{ name: 'Ann <ann@example.com>' }, 'Please leave out quotation marks and angle brackets'],
    [{ name: 'Ann\r\nBcc: everybody@example.com' }, 'Please keep this on one line, without control characters'],
    [{ name: 'A'.repeat(61) }, 'Please keep this under 60 characters'],
    [{ name: 'Ann', replyTo: 'nobody' }, 'Please enter a valid email'],
    [{ name: 'Ann', version: 'last' }, 'Please send the version you read'],
  ])('cannot be %j', async (input, message) => {
    const { status, body } = await change({ version: 0, ...input });
    expect([status, body.message]).toEqual([400, message]);
  });
});
