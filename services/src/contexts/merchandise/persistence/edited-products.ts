import { Injectable } from '@nestjs/common';
import { type ChangeProductDto, type CreateProductDto, placeholderPicture } from '@northlight/contracts';
import pg from 'pg';
import { type Change, noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { saidOnly } from '../../../platform/kernel/said-only.js';
import { mustBeSeen, withoutVersion } from '../../../platform/kernel/seen-version.js';

type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly archived_at: Date | null;
  readonly version: number;
};

/** Writes products; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedProducts {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one; a slug that is taken gets a number behind it. @returns its id */
  add(said: CreateProductDto, at: Date): Promise<number> {
    return inTransaction(this.pool, async (db) => {
      const slug = await freeSlug(said.slug, products, db);
      const columns = { ...columnsOf(said), slug, image_url: placeholderPicture, created_at: at };
      const names = Object.keys(columns);
      const { rows } = await db.query<Row>(
        `insert into ${products} (${names.join(', ')})
         values (${names.map((_, nth) => `$${nth + 1}`).join(', ')}) returning *`,
        Object.values(columns),
      );
      const [row] = rows as [Row];
      await noteChange(db, { ...about(row), what: 'created', at, new: withoutVersion(row) });
      return row.id;
    });
  }

  /** Its row is locked first, so that an order that takes pieces comes before or after. @throws {Refusal} PRODUCT_NOT_FOUND, PRODUCT_SLUG_TAKEN, CONFLICT */
  change(id: number, said: Partial<ChangeProductDto>, at: Date): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const found = await db.query<Row>(`select * from ${products} where id = $1 for update`, [id]);
      const [old] = found.rows;
      if (!old) throw new Refusal('PRODUCT_NOT_FOUND');
      mustBeSeen(said.version, old.version);
      if (said.slug !== undefined && said.slug !== old.slug) await mustBeFree(said.slug, db);
      const archived_at = archivedAt(old, said.isArchived, at);
      const columns = { ...columnsOf(said), archived_at, version: old.version + 1 };
      const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
      const { rows } = await db.query<Row>(`update ${products} set ${pairs.join(', ')} where id = $1 returning *`, [
        id,
        ...Object.values(columns),
      ]);
      const [row] = rows as [Row];
      await noteChange(db, {
        ...about(old),
        what: changeOf(old, row),
        at,
        old: withoutVersion(old),
        new: withoutVersion(row),
      });
    });
  }
}

const products = 'merchandise.products';

/** What a form says, as columns; what it leaves out is not among them. */
const columnsOf = ({ name, slug, description, price, category, inventory }: Partial<ChangeProductDto>) =>
  saidOnly({
    ...{ name, slug, description, category },
    price_cents: price === undefined ? undefined : centsOf(price),
    inventory: inventory ?? undefined,
  });

/** A new product gets a number behind a slug that is taken; for another one the slug was chosen on purpose. */
async function mustBeFree(slug: string, db: Db): Promise<void> {
  if ((await freeSlug(slug, products, db)) !== slug) throw new Refusal('PRODUCT_SLUG_TAKEN', { slug });
}

/** What is archived already stays so since then. */
function archivedAt(old: Row, isArchived: boolean | null | undefined, at: Date): Date | null {
  if (isArchived === undefined || isArchived === null) return old.archived_at;
  return isArchived ? (old.archived_at ?? at) : null;
}

function changeOf(old: Row, row: Row): string {
  if ((old.archived_at === null) === (row.archived_at === null)) return 'changed';
  return row.archived_at ? 'archived' : 'brought back';
}

const about = ({ id, name }: Row): Pick<Change, 'room' | 'subject'> => ({
  room: 'merchandise',
  subject: { kind: 'product', id, name },
});
