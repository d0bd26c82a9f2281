import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuditEntryView, SearchAuditDto } from '@northlight/contracts';
import type pg from 'pg';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { inTransaction } from '../database/in-transaction.js';
import { Table } from '../database/table.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { servedIs, withContext } from '../observability/request-context.js';
import { AuditLog } from './audit-log.js';
import { editRow } from './edit-row.js';
import { type Change, noteChange } from './note-change.js';

let database: ThrowAwayDatabase;
let pool: pg.Pool;
let log: AuditLog;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
  log = new AuditLog(pool);
});
beforeEach(() => pool.query('truncate log.audit').then(() => undefined));
afterAll(() => database.drop());

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const train = { kind: 'experience', id: 5, name: 'Night Train' };

/** Somebody changes something, the train's name unless said otherwise. */
function changes(who: { id: number; name: string; isAdmin: boolean }, overrides: Partial<Change> = {}): Promise<void> {
  const change: Change = { at: moment(0), room: 'catalog', what: 'changed', subject: train, ...overrides };
  return withContext({ requestId: `request-of-${who.name}` }, () => {
    servedIs(who);
    return noteChange(pool, change);
  });
}
const ann = { id: 1, name: 'ann', isAdmin: true };
const bo = { id: 2, name: 'bo_100%', isAdmin: false };
const search = (filter: Partial<SearchAuditDto> = {}) => log.page(Object.assign(new SearchAuditDto(), filter));
const whats = async (filter: Partial<SearchAuditDto> = {}) => (await search(filter)).items.map(({ what }) => what);

describe('a change', () => {
  it('is on record with who made it, in which request, and with the fields alone that are different', async () => {
    const before = { price: 3450, name: 'Night Train', tags: ['rail'], closed: null };
    await changes(ann, { old: before, new: { ...before, price: 2000, tags: ['rail', 'night'] } });
    expect((await search()).items).toEqual([
      {
        ...{ id: expect.any(Number), at: moment(0).toISOString(), whoId: 1, who: 'ann', role: 'admin' },
        ...{ room: 'catalog', what: 'changed', subject: { kind: 'experience', id: '5', name: 'Night Train' } },
        ...{ old: { price: 3450, tags: ['rail'] }, new: { price: 2000, tags: ['rail', 'night'] } },
        requestId: 'request-of-ann',
      },
    ]);
  });

  it('has one side when something is made or goes', async () => {
    await changes(ann, { what: 'created', new: { price: 1 } });
    await changes(ann, { what: 'deleted', old: { price: 1 }, at: moment(1) });
    expect((await search()).items).toMatchObject([
      { old: { price: 1 }, new: null },
      { old: null, new: { price: 1 } },
    ]);
  });

  it('is not on record when it did not come through', async () => {
    const failing = inTransaction(pool, async (db) => {
      await noteChange(db, { at: moment(0), room: 'catalog', what: 'changed', subject: train });
      throw new Error('The price was refused');
    });
    await expect(failing).rejects.toThrow('The price was refused');
    expect(await whats()).toEqual([]);
  });

  it('of the house itself has nobody’s name', async () => {
    await withContext({ requestId: 'job-1', actor: 'worker' }, () =>
      noteChange(pool, { at: moment(0), room: 'booking', what: 'opened', subject: train }),
    );
    expect((await search()).items).toMatchObject([{ whoId: null, who: null, role: 'worker' }]);
  });
});

@Entity({ schema: 'spec', name: 'trains' })
class TrainRow {
  @PrimaryColumn('integer') id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('integer') version: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

describe('a row', () => {
  it('stays as it is, off the record, where a change leaves nothing to write', async () => {
    await pool.query(`create schema spec; create table spec.trains (id int, slug text, name text, version int,
      created_at timestamptz); insert into spec.trains values (5, 'night-train', 'Night Train', 1, now())`);
    const trains = { table: new Table(TrainRow), room: 'catalog', kind: 'train', unknown: 'NOT_FOUND' } as const;
    const edit = (change: Partial<TrainRow>) =>
      inTransaction(pool, (db) => editRow(db, trains, { id: 5, at: moment(0), what: 'changed', change: () => change }));
    expect((await edit({})).now).toMatchObject({ name: 'Night Train', version: 1 });
    expect(await whats()).toEqual([]);
    expect((await edit({ name: 'Day Train' })).now).toMatchObject({ name: 'Day Train' });
    expect(await whats()).toEqual(['changed']);
  });
});

describe('whoever looks something up', () => {
  beforeEach(async () => {
    await changes(ann, { what: 'priced', new: { price: 20 } });
    await changes(bo, { what: 'paused', at: moment(1), room: 'operations', subject: { kind: 'queue', id: 'mail' } });
    await changes(ann, { what: 'named', at: moment(2), subject: { ...train, id: 6 }, new: { name: 'Day_Train' } });
  });

  it.each<[Partial<SearchAuditDto>, string[]]>([
    [{ text: 'night' }, ['named', 'priced']],
    [{ text: 'day_' }, ['named']],
    [{ text: 'y%t' }, []],
    [{ who: 'ANN' }, ['named', 'priced']],
    [{ who: '100%' }, ['paused']],
    [{ who: 'account' }, ['paused']],
    [{ room: 'operations' }, ['paused']],
    [{ subject: 'experience' }, ['named', 'priced']],
    [{ subject: 'experience/6' }, ['named']],
    [{ from: moment(1).toISOString() }, ['named', 'paused']],
    [{ to: moment(1).toISOString() }, ['priced']],
    [{ text: 'nothing of the kind' }, []],
  ])('finds by %j', async (requested, found) => {
    expect(await whats(requested)).toEqual(found);
  });

  it.each([
    ['Short description', 'described'],
    ['short  DESCRIPTION', 'described'],
    ['opening text', 'described'],
    ['$34.00', 'described'],
    ['34.00', 'described'],
    ['$1,250.50', 'described'],
    ['$1,250', 'described'],
    ['$0.05', 'described'],
    ['2:30 PM', 'described'],
    ['12:05 am', 'described'],
    ['$4.00', undefined],
    ['$340.00', undefined],
    ['100%', undefined],
    ['2:30 AM', undefined],
    ['_', 'described'],
    ['short% description', undefined],
  ])('finds by %j, as it is shown', async (text, what) => {
    const made = {
      short_description: 'A ride',
      openingText: 'Come in',
      price_cents: 3400,
      paid: { refundCents: 125050 },
    };
    const now = { ...made, start: '14:30', end: '00:05', fee_cents: 5 };
    await pool.query('truncate log.audit');
    await changes(bo, { what: 'described', new: now, subject: { kind: 'plan', id: 1 } });
    await pool.query("update log.audit set who = 'bo'");
    expect(await whats({ text })).toEqual(what ? [what] : []);
  });

  it('finds what nobody’s account did by the words of the page', async () => {
    await withContext({ requestId: 'job-1', actor: 'worker' }, () =>
      noteChange(pool, { at: moment(3), room: 'booking', what: 'opened', subject: train }),
    );
    expect(await whats({ who: 'The system' })).toEqual(['opened']);
    expect(await whats({ who: 'visitor' })).toEqual([]);
  });

  it('goes through all of it page by page, also where two came in one moment', async () => {
    await changes(ann, { what: 'sorted', at: moment(1) });
    const seen: AuditEntryView[] = [];
    let cursor: string | null = null;
    do {
      const page = await search({ limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.map(({ what }) => what)).toEqual(['named', 'sorted', 'paused', 'priced']);
  });
});
