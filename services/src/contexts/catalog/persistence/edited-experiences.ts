import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Who changes something, and when. */
export interface Editor {
  readonly by: number;
  readonly at: Date;
}

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

interface Pictures {
  readonly gallery_images: readonly string[];
  readonly picture_texts: Readonly<Record<string, string>>;
}

type Row = ExperienceColumns & Pictures & { readonly id: number; readonly slug: string; readonly image_url: string };

/** Writes experiences; each change leaves one row in catalog.audit, with what was there before and what is there now. */
@Injectable()
export class EditedExperiences {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one; a slug that is taken gets a number behind it. @returns its id */
  async add(slug: string, columns: ExperienceColumns, editor: Editor): Promise<number> {
    const names = Object.keys(columns);
    const places = names.map((_, nth) => `$${nth + 3}`).join(', ');
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        `insert into catalog.experiences (slug, created_at, image_url, ${names.join(', ')})
         values ($1, $2, '', ${places}) returning *`,
        [await freeSlug(slug, db), editor.at, ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await note({ what: 'created', old: null, row, editor }, db);
      return row.id;
    });
  }

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND */
  async change(id: number, columns: ExperienceColumns, editor: Editor): Promise<void> {
    await this.edit(id, { what: 'changed', editor, change: () => ({ ...columns }) });
  }

  /** Gives the gallery an order, from what hangs there when nobody else can change it. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  async arrange(id: number, arranged: (now: Row) => Pictures, editor: Editor): Promise<void> {
    await this.edit(id, { what: 'gallery arranged', editor, change: (row) => ({ ...arranged(row) }) });
  }

  /** Takes it from the catalogue; its row stays for those who were there. @throws {Refusal} EXPERIENCE_NOT_FOUND */
  async hide(id: number, editor: Editor): Promise<void> {
    await this.edit(id, { what: 'deleted', editor, change: () => ({ deleted_at: editor.at }) });
  }

  /** Takes a deletion back. */
  async bringBack(id: number, editor: Editor): Promise<void> {
    await this.edit(id, { what: 'deletion taken back', editor, change: () => ({ deleted_at: null }) }, true);
  }

  async takeOffProgrammes(id: number): Promise<void> {
    await this.pool.query('delete from catalog.venue_experiences where experience_id = $1', [id]);
  }

  private edit(id: number, { what, editor, change }: Edit, isHidden = false): Promise<void> {
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
      await note({ what, old, row: changed[0] as Row, editor }, db);
    });
  }
}

interface Edit {
  readonly what: string;
  readonly editor: Editor;
  readonly change: (row: Row) => Readonly<Record<string, unknown>>;
}

interface Noted {
  readonly what: string;
  readonly old: Row | null;
  readonly row: Row;
  readonly editor: Editor;
}

/** Of a change only what is different now. */
async function note({ what, old, row, editor: { at, by } }: Noted, db: Db): Promise<void> {
  const names = Object.keys(row) as (keyof Row)[];
  const changed = names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(row[name]));
  const part = (of: Row) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, of[name]])));
  await db.query('insert into catalog.audit (at, by, what, experience_id, old, new) values ($1, $2, $3, $4, $5, $6)', [
    at,
    by,
    what,
    row.id,
    old && part(old),
    part(row),
  ]);
}

/** One at a time looks for a slug that nobody has. */
async function freeSlug(wanted: string, db: Db): Promise<string> {
  await db.query("select pg_advisory_xact_lock(hashtext('catalog.experiences.slug'))");
  const { rows } = await db.query<{ slug: string }>(
    "select slug from catalog.experiences where slug = $1 or slug like $1 || '-%'",
    [wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
