import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sentInquiryOf } from '@northlight/contracts';
import { Settings } from '../../platform/config/settings.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { RetentionTerms } from '../../platform/retention/retention-terms.js';
import { sealPlainNotes } from './persistence/seal-plain-notes.js';
import { admin, aPreApplication, type FranchiseHouse, franchiseHouse, frank, now } from './testing/franchise-house.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const path = '/api/admin/franchise-inquiries';
const apply = async (): Promise<number> =>
  (await house.ask('POST /api/franchise-inquiries', frank, sentInquiryOf(aPreApplication()))).body.id;
const move = (id: number, status: string, note?: string) =>
  house.ask(`PATCH ${path}/${id}/status`, admin, { status, note });
const notesOn = async (id: number): Promise<(string | null)[]> =>
  (await house.ask(`GET ${path}/${id}`, admin)).body.history.map(({ note }: { note: string | null }) => note);
const forget = () => forgetPerson(house.app, 'frank@example.com', now);

/** Whether words stand readable in the audit or among the notes. */
async function isReadable(words: string): Promise<boolean> {
  const { rows } = await house.pool.query<{ text: string }>(
    `select string_agg(t, '') as text from (select a::text as t from log.audit a union all select n::text from
       (select id, encode(sealed, 'escape') from franchise.notes) n) every`,
  );
  return rows[0]?.text.includes(words) === true;
}

describe('a note on an applicant', () => {
  it('is read by the staff, and by nobody in a copy of the tables', async () => {
    const id = await apply();
    await move(id, 'qualified', 'Says divorced.');
    await move(id, 'signed');
    expect(await notesOn(id)).toEqual([null, 'Says divorced.']);
    expect(await isReadable('divorced')).toBe(false);
  });

  it('is the last word on an inquiry, also once the audit has it no more', async () => {
    const id = await apply();
    house.later(48);
    await move(id, 'qualified', 'Says divorced.');
    await house.pool.query('delete from log.audit');
    const inquiries = house.app.get(RetentionTerms, { strict: false }).all.find(({ kind }) => kind === 'inquiries');
    const due = (hours: number) => inquiries?.due(new Date(now.getTime() + hours * 3_600_000), 10);
    expect([await due(47), await due(49)]).toEqual([[], [{ key: String(id), since: house.clock.now() }]]);
  });

  it('goes with the applicant, about whom none is written any more', async () => {
    const id = await apply();
    await move(id, 'qualified', 'Says divorced.');
    await forget();
    expect((await house.pool.query('select from franchise.notes')).rowCount).toBe(0);
    expect((await move(id, 'closed', 'Asked to be forgotten.')).body.code).toBe('APPLICANT_ERASED');
    expect((await move(id, 'closed')).body.status).toBe('closed');
    expect(await notesOn(id)).toEqual([null, null]);
  });

  it('that a release before wrote as plain text is sealed, or goes where the applicant was forgotten', async () => {
    const forgotten = await apply();
    await forget();
    const id = await apply();
    const plain = (inquiryId: number, note: string) =>
      house.pool.query(
        `insert into log.audit (at, role, room, what, subject_kind, subject_id, new)
         values ($1, 'admin', 'franchise', 'status', 'inquiry', $2, jsonb_build_object('status', 'new', 'note', $3::text))`,
        [now, String(inquiryId), note],
      );
    await plain(forgotten, 'Has no means.');
    await plain(id, 'Has the means.');
    const seal = () => sealPlainNotes(house.pool, house.app.get(Settings, { strict: false }));
    expect((await Promise.all([seal(), seal()])).sort()).toEqual([0, 1]);
    expect([await notesOn(forgotten), await notesOn(id)]).toEqual([[null], ['Has the means.']]);
    expect(await isReadable('means')).toBe(false);
    expect((await house.pool.query('select at from franchise.notes')).rows).toEqual([{ at: now }]);
  });
});
