import { Injectable } from '@nestjs/common';
import { type ChangeProductDto, type CreateProductDto, placeholderPicture } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Who changes something, and when. */
export interface Editor {
  readonly by: number;
  readonly at: Date;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly archived_at: Date | null };

/** Writes products; each change leaves one row in merchandise.audit, with what was there before and what is there now. */
@Injectable()
export class EditedProducts {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one; a slug that is taken gets a number behind it. @returns its id */
  add(said: CreateProductDto, editor: Editor): Promise<number> {
    const columns = { ...columnsOf(said), image_url: placeholderPicture, created_at: editor.at };
    return inTransaction(this.pool, async (db) => {
      const names = Object.keys(columns);
      const { rows } = await db.query<Row>(
        `insert into merchandise.products (slug, ${names.join(', ')})
         values (${['slug', ...names].map((_, nth) => `$${nth + 1}`).join(', ')}) returning *`,
        [await freeSlug(said.slug, db), ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await note({ what: 'created', old: null, row, editor }, db);
      return row.id;
    });
  }

  /** Its row is locked first, so that an order that takes pieces comes before or after. @throws {Refusal} PRODUCT_NOT_FOUND */
  change(id: number, said: ChangeProductDto, editor: Editor): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const found = await db.query<Row>('select * from merchandise.products where id = $1 for update', [id]);
      const [old] = found.rows;
      if (!old) throw new Refusal('PRODUCT_NOT_FOUND');
      const columns = { ...columnsOf(said), archived_at: archivedAt(old, said.isArchived, editor) };
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows } = await db.query<Row>(
        `update merchandise.products set ${pairs.join(', ')} where id = $1 returning *`,
        [id, ...Object.values(columns)],
      );
      const [row] = rows as [Row];
      await note({ what: changeOf(old, row), old, row, editor }, db);
    });
  }
}

/** What a form says, as columns; pieces that are not said stay. */
const columnsOf = ({ name, description, price, category, inventory }: CreateProductDto | ChangeProductDto) => ({
  name,
  description,
  price_cents: centsOf(price),
  category,
  ...(inventory === undefined ? {} : { inventory }),
});

/** What is archived already stays so since then. */
function archivedAt(old: Row, isArchived: boolean | undefined, { at }: Editor): Date | null {
  if (isArchived === undefined) return old.archived_at;
  return isArchived ? (old.archived_at ?? at) : null;
}

function changeOf(old: Row, row: Row): string {
  if ((old.archived_at === null) === (row.archived_at === null)) return 'changed';
  return row.archived_at ? 'archived' : 'brought back';
}

interface Noted {
  readonly what: string;
  readonly old: Row | null;
  readonly row: Row;
  readonly editor: Editor;
}

/** Of a change only what is different now. */
async function note({ what, old, row, editor: { at, by } }: Noted, db: Db): Promise<void> {
  const names = Object.keys(row).filter((name) => String(old?.[name]) !== String(row[name]));
  const part = (of: Row) => JSON.stringify(Object.fromEntries(names.map((name) => [name, of[name]])));
  await db.query('insert into merchandise.audit (at, by, what, product_id, old, new) values ($1, $2, $3, $4, $5, $6)', [
    ...[at, by, what, row.id],
    ...[old && part(old), part(row)],
  ]);
}

/** One at a time looks for a slug that nobody has. */
async function freeSlug(wanted: string, db: Db): Promise<string> {
  await db.query("select pg_advisory_xact_lock(hashtext('merchandise.products.slug'))");
  const { rows } = await db.query<{ slug: string }>(
    "select slug from merchandise.products where slug = $1 or slug like $1 || '-%'",
    [wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
