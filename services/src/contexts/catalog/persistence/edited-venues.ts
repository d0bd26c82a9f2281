import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { addRow, type EditedTable, editRow, type RowEdit } from '../../../platform/audit/edit-row.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Table } from '../../../platform/database/table.js';
import type { Pictures } from '../domain/gallery.js';
import { tellOpening } from './opening-news.js';
import { VenueRow } from './venue.row.js';

const venues: EditedTable<VenueRow> = {
  ...{ table: new Table(VenueRow), room: 'catalog', kind: 'venue', unknown: 'VENUE_NOT_FOUND' },
};

/** What a change writes, from what is there when it is its turn. */
export type ChangeOf<Row> = (old: Row) => Partial<Row>;

/** A change to a version of something; undefined: to whatever is there. */
export interface ChangeTo<Columns> {
  readonly seen: number | undefined;
  readonly columns: Columns;
}

/** Writes venues; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedVenues {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one without pictures; a slug that is taken gets a number behind it. @returns its id */
  add(slug: string, fields: Partial<VenueRow>, at: Date): Promise<number> {
    return inTransaction(this.pool, async (db) => {
      const row = await addRow(db, venues, { ...fields, slug, createdAt: at, imageUrl: '' });
      await tellOpening(db, { at, old: null, row });
      return row.id;
    });
  }

  /** Other words, another place or status. @returns what was there before @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async change(id: number, { seen, columns: change }: ChangeTo<ChangeOf<VenueRow>>, at: Date) {
    const old = await this.edit({ id, at, what: 'changed', form: { seen }, change });
    const changes = new Set([...Object.keys(change(old)), 'version']);
    return Object.fromEntries(Object.entries(old).filter(([name]) => changes.has(name))) as Partial<VenueRow>;
  }

  /** Takes a change back. @param before what was there before it: it is that version again, for those who have seen it */
  async changeBack(id: number, before: Partial<VenueRow>, at: Date): Promise<void> {
    await this.edit({ id, at, what: 'change taken back', change: () => before });
  }

  /** Other hours from Sunday on. @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async setHours(id: number, { seen, columns: weekHours }: ChangeTo<VenueRow['weekHours']>, at: Date): Promise<void> {
    const form = { seen, countedBy: 'hoursVersion' } as const;
    await this.edit({ id, at, what: 'hours changed', form, change: () => ({ weekHours }) });
  }

  /** Gives the gallery an order, from what hangs there when nobody else can change it. @throws {Refusal} VENUE_NOT_FOUND */
  async arrange(id: number, arranged: (now: VenueRow) => Pictures, at: Date): Promise<void> {
    await this.edit({ id, at, what: 'gallery arranged', change: arranged });
  }

  /** Takes it from the site; its row stays for those who were there. @throws {Refusal} VENUE_NOT_FOUND */
  async hide(id: number, at: Date): Promise<void> {
    await this.edit({ id, at, what: 'deleted', change: () => ({ deletedAt: at }) });
  }

  /** Takes a deletion back. */
  async bringBack(id: number, at: Date): Promise<void> {
    await this.edit({ id, at, what: 'deletion taken back', isDeleted: true, change: () => ({ deletedAt: null }) });
  }

  /** @returns the row as it was */
  private edit(edit: RowEdit<VenueRow>): Promise<VenueRow> {
    return inTransaction(this.pool, async (db) => {
      const { old, now } = await editRow(db, venues, edit);
      await tellOpening(db, { at: edit.at, old, row: now });
      return old;
    });
  }
}
