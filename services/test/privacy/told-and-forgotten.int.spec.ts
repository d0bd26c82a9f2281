import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { personalData } from '../../src/apps/personal-data.js';
import { WorkerModule } from '../../src/apps/worker/worker.module.js';
import { CatalogDemo } from '../../src/contexts/catalog/index.js';
import { MerchandiseDemo } from '../../src/contexts/merchandise/index.js';
import { PersonCipher } from '../../src/platform/privacy/person-cipher.js';
import type { PersonalData } from '../../src/platform/privacy/personal-data.js';
import { TableRewriter } from '../../src/platform/privacy/table-rewriter.js';
import { freshDatabase } from '../fresh-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { until } from '../until.js';
import { MarkedPeople } from './marked-people.js';
import { guestMarks, nextHolderMark, ownerMarks } from './marks.js';
import { openedPersons } from './opened-persons.js';
import { wordsByPlace } from './search.js';

/** What the owner of an account is not told yet. Whoever closes a gap takes it off this list. */
const untold: readonly string[] = [];

/** What is left of people who were forgotten, by the place. Whoever closes a gap takes it off this list. */
const unforgotten = {
  'correspondence.persons': ['former e-mail', 'message under the former e-mail'],
};

/** Declared places that no mark gets into, and why. */
const unmarked = {
  'booking.notes': 'sealed with the key of the customer',
  'franchise.notes': 'sealed with the key of the applicant',
  'franchise.candidate_files': 'sealed with the key of the applicant',
  'franchise.candidate_details': 'choices from lists',
  'franchise.inquiries': 'choices from lists',
  'identity.authenticators': 'a secret that the site makes',
  'identity.passkeys': 'needs a device',
  'identity.sessions': 'names of browsers and systems that the site knows',
  'booking.call_offs': 'written by staff',
  'booking.refunds': 'written by staff',
  'catalog.closures': 'written by staff',
  'correspondence.contents': 'written by staff',
  'frontends.history': 'written by staff',
  'log.events': 'written by staff',
  'media.uploads': 'written by staff',
  'merchandise.order_changes': 'written by staff',
  'vouchers.vouchers': 'written by staff',
};

let folder: string;
let app: NestExpressApplication;
let worker: INestApplicationContext;
let pool: pg.Pool;
let people: MarkedPeople;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-marks-'));
  app = await openApi(await freshDatabase({ ...adminSetup, DATA_DIR: folder }));
  await app.get(CatalogDemo, { strict: false }).load();
  await app.get(MerchandiseDemo, { strict: false }).load();
  await app.listen(0, '127.0.0.1');
  pool = app.get(pg.Pool, { strict: false });
  const url = await app.getUrl();
  people = new MarkedPeople(app, url, await adminCookie(url));
  worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  await people.openDay();
  await people.signUp();
  await people.leaveMarks();
  await people.leaveMarksOfGuest();
  await until(async () => !(await pool.query('select from log.outbox where done_at is null')).rowCount);
}, 90_000);

afterAll(async () => {
  await worker?.close();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const marks = { ...ownerMarks, ...guestMarks };
const wordsFound = async () =>
  wordsByPlace(marks, { pool, folder, opened: await openedPersons(pool, app.get(PersonCipher, { strict: false })) });

describe('what somebody wrote into every place that takes their words', () => {
  it('would be found wherever the register says that it is', async () => {
    const found = new Set(Object.keys(await wordsFound()));
    const isReadable = ({ form }: PersonalData) => form === 'plain' || form === 'sealed';
    const declared = personalData.filter(({ place, holds }) => /^\w+\.\w+$/.test(place) && holds?.some(isReadable));
    const missed = declared.map(({ place }) => place).filter((place) => !found.has(place));
    expect(missed.sort()).toEqual(Object.keys(unmarked).sort());
  });

  it('is told to the owner of the account', async () => {
    const told = (await people.takeAlong()).toLowerCase();
    const missing = Object.entries(ownerMarks).filter(([, mark]) => !told.includes(mark.toLowerCase()));
    expect(missing.map(([what]) => what)).toEqual(untold);
    const others = [...Object.values(guestMarks), nextHolderMark];
    expect(others.filter((mark) => told.includes(mark.toLowerCase()))).toEqual([]);
  });

  it('is gone once they asked to be forgotten, but for the mails that were sent', async () => {
    await people.leave();
    await people.forgetGuest();
    await worker.get(TableRewriter, { strict: false }).rewrite();
    const { 'DATA_DIR/mail': mails, ...left } = await wordsFound();
    expect(left).toEqual(unforgotten);
    expect(mails).toContain('booking of a guest');
  });
});
