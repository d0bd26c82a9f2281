import { Injectable } from '@nestjs/common';
import type { InquiryChangeView } from '@northlight/contracts';
import pg from 'pg';
import { type AuditEntry, AuditLog } from '../../../platform/audit/audit-log.js';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { InquiryNotes } from './inquiry-notes.repository.js';

/** What was done with an inquiry. */
export interface InquiryChange extends Pick<InquiryChangeView, 'what' | 'from' | 'to'> {
  readonly inquiryId: number;
  readonly at: Date;
  readonly note?: string | undefined;
}

/** Who did what with an inquiry, and when: its part of the audit of the house. */
@Injectable()
export class History {
  constructor(
    private readonly pool: pg.Pool,
    private readonly audit: AuditLog,
    private readonly notes: InquiryNotes,
  ) {}

  /** What stays the same, with a note to it, has no old side. @throws {Refusal} APPLICANT_ERASED for a note */
  async add({ inquiryId, at, what, from, to, note: text }: InquiryChange, db: Db): Promise<void> {
    const note = text && (await this.notes.add({ inquiryId, text, at }, db));
    await noteChange(db, {
      ...{ at, room: 'franchise', what, subject: { kind: 'inquiry', id: inquiryId } },
      old: from === null || from === to ? null : { [what]: from },
      new: { [what]: to, ...(note ? { note } : {}) },
    });
  }

  /** The newest first. */
  async of(inquiryId: number): Promise<InquiryChangeView[]> {
    const notes = await this.notes.of(inquiryId);
    return (await this.audit.of({ kind: 'inquiry', id: inquiryId })).map((entry) => changeOf(entry, notes));
  }

  /** Since when inquiries are where they are, by their ids; those that never moved are left out. */
  async statusSince(inquiryIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    const { rows } = await this.pool.query<{ id: number; at: Date }>(
      `select subject_id::integer as id, max(at) as at from log.audit
       where subject_kind = 'inquiry' and what = 'status' and old is not null and subject_id = any($1) group by subject_id`,
      [inquiryIds.map(String)],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}

function changeOf(
  { id, at, whoId, who, role, ...entry }: AuditEntry,
  notes: ReadonlyMap<string, string>,
): InquiryChangeView {
  const what = entry.what as InquiryChangeView['what'];
  const [old, now] = [textIn(entry.old, what), textIn(entry.new, what)];
  return {
    ...{ id, at: at.toISOString(), by: whoId === null ? role : `user:${whoId}`, byName: who, what },
    ...{
      from: old ?? (what === 'status' ? now : null),
      to: now,
      note: notes.get(textIn(entry.new, 'note') ?? '') ?? null,
    },
  };
}

const textIn = (fields: AuditEntry['old'], name: string): string | null => {
  const value = fields?.[name];
  return typeof value === 'string' ? value : null;
};
