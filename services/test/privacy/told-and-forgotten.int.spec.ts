import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { personalData } from '../../src/apps/personal-data.js';
import { ToolsModule } from '../../src/apps/tools/tools.module.js';
import { WorkerModule } from '../../src/apps/worker/worker.module.js';
import { EraseAgain } from '../../src/contexts/identity/index.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { loadProducts } from '../../src/demo/merchandise/load-products.js';
import { ErasureLog } from '../../src/platform/privacy/erasure-log.js';
import { Erasures } from '../../src/platform/privacy/erasures.js';
import { PersonCipher } from '../../src/platform/privacy/person-cipher.js';
import { PersonHolders } from '../../src/platform/privacy/person-holders.js';
import type { DataSubject, PersonalData } from '../../src/platform/privacy/personal-data.js';
import { TableRewriter } from '../../src/platform/privacy/table-rewriter.js';
import { freshDatabase } from '../fresh-database.js';
import { adminCookie, adminSetup } from '../sign-in-people.js';
import { until } from '../until.js';
import { MarkedPeople } from './marked-people.js';
import { controlMarks, guestMarks, nextHolderMark, ownerMarks, unmarked } from './marks.js';
import { OldCopy } from './old-copy.js';
import { openedPersons } from './opened-persons.js';
import { wordsByPlace } from './search.js';

/** Marks that are told to nobody: of a request, and of a setup that made no account. */
const untold: readonly string[] = ['refused setup', 'id of a request'];

/** What is left of people who were forgotten, by the place. Whoever closes a gap takes it off this list. */
const unforgotten = {
  // whoever has the address since has written with it
  'correspondence.persons': ['former e-mail'],
};

let folder: string;
let app: NestExpressApplication;
let worker: INestApplicationContext;
let pool: pg.Pool;
let people: MarkedPeople;
let copy: OldCopy;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-marks-'));
  app = await openApi(await freshDatabase({ ...adminSetup, DATA_DIR: folder }));
  await loadCatalog(app);
  await loadProducts(app);
  await app.listen(0, '127.0.0.1');
  pool = app.get(pg.Pool, { strict: false });
  copy = new OldCopy(pool);
  const url = await app.getUrl();
  people = new MarkedPeople(app, url, await adminCookie(url));
  worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  await people.openDay();
  await people.signUp();
  await people.leaveMarks();
  await people.leaveMarksOfControl();
  await people.leaveMarksOfGuest();
  await until(async () => !(await pool.query('select from log.outbox where done_at is null')).rowCount);
}, 90_000);

afterAll(async () => {
  await worker?.close();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const marks = { ...ownerMarks, ...guestMarks };
const wordsFound = async (words: Readonly<Record<string, string>> = marks) =>
  wordsByPlace(words, { pool, folder, opened: await openedPersons(pool, app.get(PersonCipher, { strict: false })) });

const missingIn = (data: string, marksOf: Readonly<Record<string, string>>): string[] =>
  Object.entries(marksOf).flatMap(([what, mark]) => (data.includes(mark.toLowerCase()) ? [] : [what]));

/** Forgets somebody while the process dies in each room, when all is done there; another one finishes it. */
async function dyingInEveryRoom(forget: () => Promise<unknown>): Promise<void> {
  const rooms = app.get(PersonHolders, { strict: false }).all;
  for (const room of rooms) {
    const erase = room.erase.bind(room);
    jest.spyOn(room, 'erase').mockImplementationOnce(async (...turn) => {
      await erase(...turn);
      throw new Error('The process died');
    });
  }
  await expect(forget()).rejects.toThrow('500');
  const another = worker.get(Erasures, { strict: false });
  expect(await another.finishBegun()).toBe(0); // whoever began it may still be at work
  await pool.query("update log.erasures set begun_at = begun_at - interval '1 hour'");
  for (const _ of rooms.slice(1)) expect(await app.get(Erasures, { strict: false }).finishBegun()).toBe(0);
  expect(await another.finishBegun()).toBe(1);
}

/** Kinds of people who may ask what is kept of them. */
const asking: readonly DataSubject[] = ['account', 'applicant', 'customer', 'recipient', 'subscriber', 'writer'];

/** Declared places that no room tells, and why. */
const toldElsewhere = {
  'log.events': 'numbers of accounts; what they did is told with their bookings',
};

describe('every process that tells or forgets somebody', () => {
  it('has the rooms that declare something of people who may ask', async () => {
    const tools = await NestFactory.createApplicationContext(ToolsModule, { logger: false, abortOnError: false });
    const isAsked = ({ whose, foundBy }: PersonalData) => asking.includes(whose) && foundBy !== 'nothing';
    const declared = personalData.filter(({ holds }) => holds?.some(isAsked)).map(({ place }) => place);
    for (const process of [app, worker, tools]) {
      const keeps = process.get(PersonHolders, { strict: false }).all.flatMap((holder) => holder.keeps);
      const saved = new Set(keeps.map(({ place }) => place));
      expect(declared.filter((place) => !saved.has(place)).sort()).toEqual(Object.keys(toldElsewhere).sort());
    }
    await tools.close();
  });
});

describe('every room that tells somebody something', () => {
  it('has names of its own for it, but for what is counted and what is on record', async () => {
    const { rows } = await pool.query('select id from identity.users where username = $1', [ownerMarks.username]);
    const person = { userId: rows[0].id, addresses: [] };
    const rooms = app.get(PersonHolders, { strict: false }).all;
    const names = (await Promise.all(rooms.map((room) => room.tell(person)))).flatMap(Object.keys);
    const shared = names.filter((name, nth) => names.indexOf(name) < nth);
    expect([...new Set(shared)].sort()).toEqual(['onRecord', 'tries']);
  });
});

describe('what somebody wrote into every place that takes their words', () => {
  it('would be found wherever the register says that it is', async () => {
    const found = new Set(Object.keys(await wordsFound()));
    const isReadable = ({ form }: PersonalData) => form === 'plain' || form === 'sealed';
    const declared = personalData.filter(({ place, holds }) => /^\w+\.\w+$/.test(place) && holds?.some(isReadable));
    const missed = declared.map(({ place }) => place).filter((place) => !found.has(place));
    expect(missed.sort()).toEqual(Object.keys(unmarked).sort());
  });

  it('is told to the owner of the account', async () => {
    const data = (await people.takeAlong()).toLowerCase();
    expect(missingIn(data, ownerMarks)).toEqual([]);
    const others = [...Object.values(guestMarks), nextHolderMark];
    expect(others.filter((mark) => data.includes(mark.toLowerCase()))).toEqual([]);
  });

  it('is told to whoever has no account, by an operator', async () => {
    const data = (await people.tellGuest()).toLowerCase();
    expect(missingIn(data, guestMarks)).toEqual(untold);
    expect(
      Object.values({ ...ownerMarks, nextHolderMark }).filter((mark) => data.includes(mark.toLowerCase())),
    ).toEqual([]);
    expect(data).not.toMatch(/"\w*(?:hash|token|password|accesscode)":/);
  });

  it('is gone once they asked to be forgotten, though it is begun anew in every room', async () => {
    await copy.make();
    const others = await wordsFound(controlMarks);
    expect(new Set(Object.values(others).flat())).toEqual(new Set(Object.keys(controlMarks)));
    await dyingInEveryRoom(() => people.leave());
    await people.forgetGuest();
    await worker.get(TableRewriter, { strict: false }).rewrite();
    expect(await wordsFound()).toEqual(unforgotten);
    expect(await wordsFound(controlMarks)).toEqual(others);
  });

  it('is on record as forgotten, who asked for it and how much it was, and nothing of whom', async () => {
    const { rows: records } = await pool.query(
      "select who, new from log.audit where what = 'person erased' order by id",
    );
    expect(records).toEqual([
      { who: null, new: { by: 'owner', erased: expect.any(Number) } },
      {
        who: 'first',
        new: { by: 'email', erased: expect.any(Number), reason: 'the person asks', shownBy: 'mail at the address' },
      },
    ]);
    const { rows: erasings } = await pool.query('select user_id, finished_at is not null as done from log.erasures');
    expect(erasings).toEqual(Array(2).fill({ user_id: null, done: true }));
  });

  it('is gone again after an old copy was brought back, by the hashes that were kept apart from it', async () => {
    const lines = await app.get(ErasureLog, { strict: false }).lines();
    await copy.bringBack();
    expect(Object.keys(await wordsFound())).toEqual(
      expect.arrayContaining(['booking.customers', 'merchandise.persons', 'vouchers.persons', 'identity.users']),
    );
    const again = new EraseAgain(JSON.parse(JSON.stringify(lines)));
    const commands = app.get(CommandBus, { strict: false });
    expect(await commands.execute(again)).toMatchObject({ erasings: 2, refused: [] });
    await worker.get(TableRewriter, { strict: false }).rewrite();
    expect(await wordsFound()).toEqual(unforgotten);
    expect(await commands.execute(again)).toEqual({ erasings: 0, erased: 0, refused: [] });
  });
});
