import { Injectable } from '@nestjs/common';
import type { AuditEntryView, Page, SearchAuditDto } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../database/db.js';
import { cutPage, KeysetCursor } from '../kernel/keyset-cursor.js';
import type { Served } from '../observability/request-context.js';
import { conditionsOf, entryKey } from './audit-conditions.js';
import type { ChangeDb, Subject } from './note-change.js';

/** One change on record. */
export interface AuditEntry extends Omit<AuditEntryView, 'at' | 'subject'> {
  readonly at: Date;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subject: string | null;
}

/** That somebody changed something. */
export type AuditedAct = Pick<AuditEntry, 'subjectId' | 'what' | 'at' | 'whoId' | 'who' | 'role'>;

const columns = `id, at, who_id as "whoId", who, role, room, what, subject_kind as "subjectKind",
  subject_id as "subjectId", subject, old, new, request_id as "requestId"`;

const auditCursor = new KeysetCursor('audit', entryKey);

/** Reads what note-change.ts wrote, and takes names out of it when their owners ask to be forgotten. */
@Injectable()
export class AuditLog {
  constructor(private readonly pool: pg.Pool) {}

  /** The newest first. @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async page({ limit, cursor, ...requested }: SearchAuditDto): Promise<Page<AuditEntryView>> {
    const { conditions, values } = conditionsOf(requested, auditCursor.keyIn(cursor));
    const { rows } = await this.pool.query<AuditEntry>(
      `select ${columns} from log.audit where ${conditions.join(' and ') || 'true'}
       order by at desc, id desc limit ${limit + 1}`,
      values,
    );
    const page = cutPage(rows, limit);
    return { items: page.rows.map(view), nextCursor: auditCursor.after(page.last) };
  }

  /** Everything of one thing, the newest first. */
  async of({ kind, id }: Subject): Promise<AuditEntry[]> {
    const { rows } = await this.pool.query<AuditEntry>(
      `select ${columns} from log.audit where subject_kind = $1 and subject_id = $2 order by at desc, id desc`,
      [kind, String(id)],
    );
    return rows;
  }

  /** Who did what with these things of a kind, and when; not what it was. */
  async deeds(kind: string, ids: readonly (string | number)[]): Promise<AuditedAct[]> {
    const { rows } = await this.pool.query<AuditedAct>(
      `select subject_id as "subjectId", what, at, who_id as "whoId", who, role from log.audit
       where subject_kind = $1 and subject_id = any($2) order by at desc, id desc`,
      [kind, ids.map(String)],
    );
    return rows;
  }
}

/** What was done with something, as whoever it is of may be told: not who did it. */
export interface RecordedAct {
  readonly at: Date;
  readonly what: string;
  /** The kind of thing. */
  readonly about: string;
  readonly old: AuditEntry['old'];
  readonly new: AuditEntry['new'];
  readonly byYou: boolean;
}

/** What others than this account did with these things of a kind, all of it, the oldest first. */
export async function recordedActs(db: Db, { kind, ids }: SubjectsOf, userId?: number): Promise<RecordedAct[]> {
  const { rows } = await db.query<RecordedAct>(
    `select at, what, subject_kind as about, old, new, false as "byYou" from log.audit
     where subject_kind = $1 and subject_id = any($2) and who_id is distinct from $3 order by at, id`,
    [kind, ids.map(String), userId ?? null],
  );
  return rows;
}

interface SubjectsOf {
  readonly kind: string;
  readonly ids: readonly (string | number)[];
}

/** Who made a change, for what follows from it later: forgotten there, they are forgotten here. */
export async function whoDid(db: Db, { what, kind, id, whoId, at }: Done): Promise<Served | undefined> {
  const { rows } = await db.query<Served>(
    `select who_id as id, who as name, role from log.audit
     where subject_kind = $1 and subject_id = $2 and what = $3 and who_id = $4 and at = $5 limit 1 for share`,
    [kind, String(id), what, whoId, at],
  );
  return rows[0];
}

interface Done extends Pick<Subject, 'kind' | 'id'> {
  readonly what: string;
  readonly whoId: number;
  readonly at: Date;
}

/** Forgets the names of an account that goes: what it did, and what was done with it, stays and leads to nobody (docs/adr/0017). */
export async function forgetAccount(db: ChangeDb, id: number): Promise<void> {
  const own = ['username', 'address'];
  await db.query('update log.audit set who = null where who_id = $1', [id]);
  await db.query(
    `update log.audit set subject = null, old = old - $2::text[], new = new - $2::text[]
     where subject_kind = 'user' and subject_id = $1`,
    [String(id), own],
  );
}

/** Takes a field out of what is kept of these things: what it says is somebody's own. */
export async function forgetField(db: ChangeDb, { kind, ids, field }: OwnField): Promise<void> {
  await db.query(
    `update log.audit set old = old - $3, new = new - $3
     where subject_kind = $1 and subject_id = any($2) and (old ? $3 or new ? $3)`,
    [kind, ids.map(String), field],
  );
}

interface OwnField extends SubjectsOf {
  readonly field: string;
}

const view = ({ at, subjectKind, subjectId, subject, ...entry }: AuditEntry): AuditEntryView => ({
  ...entry,
  at: at.toISOString(),
  subject: { kind: subjectKind, id: subjectId, name: subject },
});
