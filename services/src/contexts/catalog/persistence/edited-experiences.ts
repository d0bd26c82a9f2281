import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { addRow, type EditedTable, editRow, type RowEdit } from '../../../platform/audit/edit-row.js';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Table } from '../../../platform/database/table.js';
import type { Pictures } from '../domain/gallery.js';
import type { ChangeOf, ChangeTo } from './edited-venues.js';
import { ExperienceRow } from './experience.row.js';

const experiences: EditedTable<ExperienceRow> = {
  ...{ table: new Table(ExperienceRow), room: 'catalog', kind: 'experience', unknown: 'EXPERIENCE_NOT_FOUND' },
};

/** Writes experiences; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedExperiences {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one without pictures; a slug that is taken gets a number behind it. @returns its id */
  async add(slug: string, fields: Partial<ExperienceRow>, at: Date): Promise<number> {
    const row = { ...fields, slug, createdAt: at, imageUrl: '' };
    const { id } = await inTransaction(this.pool, (db) => addRow(db, experiences, row));
    return id;
  }

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, CONFLICT */
  change(id: number, { seen, columns: change }: ChangeTo<ChangeOf<ExperienceRow>>, at: Date): Promise<void> {
    return this.edit({ id, at, what: 'changed', form: { seen }, change });
  }

  /** Gives the gallery an order, from what hangs there when nobody else can change it. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  arrange(id: number, arranged: (now: ExperienceRow) => Pictures, at: Date): Promise<void> {
    return this.edit({ id, at, what: 'gallery arranged', change: arranged });
  }

  /** Takes it from the catalogue; its row stays for those who were there. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  hide(id: number, at: Date): Promise<void> {
    return this.edit({ id, at, what: 'deleted', change: () => ({ deletedAt: at }) });
  }

  /** Takes a deletion back. */
  bringBack(id: number, at: Date): Promise<void> {
    return this.edit({ id, at, what: 'deletion taken back', isDeleted: true, change: () => ({ deletedAt: null }) });
  }

  /** No venue offers it any more. */
  async takeOffProgrammes({ id, name }: Pick<ExperienceRow, 'id' | 'name'>, at: Date): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ venue: string }>(
        `with gone as (delete from catalog.venue_experiences where experience_id = $1 returning venue_id)
         select v.name as venue from gone join catalog.venues v on v.id = gone.venue_id order by v.name`,
        [id],
      );
      const subject = { kind: 'experience', id, name };
      const change = {
        what: 'taken off programmes',
        old: { venues: rows.map(({ venue }) => venue) },
        new: { venues: [] },
      };
      if (rows.length > 0) await noteChange(db, { room: 'catalog', subject, at, ...change });
    });
  }

  private async edit(edit: RowEdit<ExperienceRow>): Promise<void> {
    await inTransaction(this.pool, (db) => editRow(db, experiences, edit));
  }
}
