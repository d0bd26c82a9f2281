import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { type Change, noteChange } from '../../../platform/audit/note-change.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { checkExpectedVersion, withoutVersion } from '../../../platform/kernel/expected-version.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Pictures } from '../domain/gallery.js';
import type { ChangeOf, ChangeTo } from './edited-venues.js';

/** What an admin may say of an experience, by its columns. */
export interface ExperienceColumns {
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
  readonly price_cents: number;
  readonly duration: number;
  readonly min_age: number;
  readonly max_age: number;
  readonly category: string;
  readonly tags: readonly string[];
  readonly requirements: string | null;
  readonly special_equipment: string | null;
  readonly display_order: number;
  readonly is_popular: boolean;
  readonly is_new: boolean;
}

type Row = ExperienceColumns &
  Pictures & { readonly id: number; readonly slug: string; readonly image_url: string; readonly version: number };

/** Writes experiences; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedExperiences {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one; a slug that is taken gets a number behind it. @returns its id */
  async add(slug: string, columns: ExperienceColumns, at: Date): Promise<number> {
    const names = Object.keys(columns);
    const places = names.map((_, nth) => `$${nth + 3}`).join(', ');
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        `insert into catalog.experiences (slug, created_at, image_url, ${names.join(', ')})
         values ($1, $2, '', ${places}) returning *`,
        [await freeSlug(slug, 'catalog.experiences', db), at, ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await noteChange(db, { ...about(row), what: 'created', at, new: withoutVersion(row) });
      return row.id;
    });
  }

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, CONFLICT */
  async change(id: number, { seen, columns }: ChangeTo<ChangeOf<ExperienceColumns>>, at: Date): Promise<void> {
    const change = (old: Row) => {
      checkExpectedVersion(seen, old.version);
      return { ...columns(old), version: old.version + 1 };
    };
    await this.edit(id, { what: 'changed', at, change });
  }

  /** Gives the gallery an order, from what hangs there when nobody else can change it. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  async arrange(id: number, arranged: (now: Row) => Pictures, at: Date): Promise<void> {
    await this.edit(id, { what: 'gallery arranged', at, change: (row) => ({ ...arranged(row) }) });
  }

  /** Takes it from the catalogue; its row stays for those who were there. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  async hide(id: number, at: Date): Promise<void> {
    await this.edit(id, { what: 'deleted', at, change: () => ({ deleted_at: at }) });
  }

  /** Takes a deletion back. */
  async bringBack(id: number, at: Date): Promise<void> {
    await this.edit(id, { what: 'deletion taken back', at, change: () => ({ deleted_at: null }) }, true);
  }

  /** No venue offers it any more. */
  async takeOffProgrammes({ id, name }: Pick<Row, 'id' | 'name'>, at: Date): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ venue: string }>(
        `with gone as (delete from catalog.venue_experiences where experience_id = $1 returning venue_id)
         select v.name as venue from gone join catalog.venues v on v.id = gone.venue_id order by v.name`,
        [id],
      );
      const old = { venues: rows.map(({ venue }) => venue) };
      const change = { what: 'taken off programmes', at, old, new: { venues: [] } };
      if (rows.length > 0) await noteChange(db, { ...about({ id, name }), ...change });
    });
  }

  private edit(id: number, { what, at, change }: Edit, isHidden = false): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        'select * from catalog.experiences where id = $1 and (deleted_at is not null) = $2 for update',
        [id, isHidden],
      );
      const [old] = rows;
      if (!old) throw new Refusal('EXPERIENCE_NOT_FOUND');
      const columns = change(old);
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows: changed } = await db.query<Row>(
        `update catalog.experiences set ${pairs.join(', ')} where id = $1 returning *`,
        [id, ...Object.values(columns)],
      );
      await noteChange(db, {
        ...about(old),
        what,
        at,
        old: withoutVersion(old),
        new: withoutVersion(changed[0] as Row),
      });
    });
  }
}

interface Edit {
  readonly what: string;
  readonly at: Date;
  readonly change: (row: Row) => Readonly<Record<string, unknown>>;
}

const about = ({ id, name }: Pick<Row, 'id' | 'name'>): Pick<Change, 'room' | 'subject'> => ({
  room: 'catalog',
  subject: { kind: 'experience', id, name },
});
