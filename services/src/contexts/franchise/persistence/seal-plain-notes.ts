import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Applicants } from './applicants.js';
import { InquiryNotes, type NewNote } from './inquiry-notes.repository.js';

/** Any number: whoever seals notes holds it. */
const sealingLock = 7_110_004;

/**
 * Seals the notes on inquiries that a release before wrote into the audit as plain text; those on applicants who were
 * forgotten go. Safe to run again, and by two at once; where keys are missing it is done another time.
 * @returns how many were sealed
 */
export async function sealPlainNotes(pool: pg.Pool, settings: Settings): Promise<number> {
  const cipher = new PersonCipher(settings);
  const applicants = new Applicants(pool, cipher);
  if (await applicants.unreadable()) return 0;
  const notes = new InquiryNotes(pool, cipher, applicants);
  const { rows } = await pool.query<{ entry: number }>(`select a.id as entry from ${plainNotes}`);
  let sealed = 0;
  for (const { entry } of rows) if (await inTransaction(pool, (db) => sealNote(entry, notes, db))) sealed++;
  return sealed;
}

const plainNotes = `log.audit a where a.subject_kind = 'inquiry' and a.new ? 'note'
  and not exists (select from franchise.notes n where n.id::text = a.new ->> 'note')`;

/** Of two at once, the other sees in its next statement what this one sealed. */
async function sealNote(entry: number, notes: InquiryNotes, db: Db): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock($1)', [sealingLock]);
  const { rows } = await db.query<NewNote>(
    `select a.subject_id::int as "inquiryId", a.new ->> 'note' as text, a.at from ${plainNotes} and a.id = $1 for update of a`,
    [entry],
  );
  if (!rows[0]) return false; // the other one did
  const id = await sealed(rows[0], notes, db);
  await db.query(
    `update log.audit set new = (new - 'note') || jsonb_strip_nulls(jsonb_build_object('note', $2::text)) where id = $1`,
    [entry, id ?? null],
  );
  return id !== undefined;
}

const sealed = (note: NewNote, notes: InquiryNotes, db: Db): Promise<string | undefined> =>
  notes.add(note, db).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'APPLICANT_ERASED') return undefined;
    throw error;
  });
