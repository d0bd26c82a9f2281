import { Injectable } from '@nestjs/common';
import { type ChangeProductDto, type CreateProductDto, placeholderPicture } from '@northlight/contracts';
import pg from 'pg';
import { addRow, type EditedTable, editRow } from '../../../platform/audit/edit-row.js';
import type { Db } from '../../../platform/database/db.js';
import { freeSlug } from '../../../platform/database/free-slug.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Table } from '../../../platform/database/table.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { nextStock } from '../domain/product-stock.js';
import { ProductRow } from './product.row.js';

const products: EditedTable<ProductRow> = {
  ...{ table: new Table(ProductRow), room: 'merchandise', kind: 'product', unknown: 'PRODUCT_NOT_FOUND' },
};

/** Writes products; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedProducts {
  constructor(private readonly pool: pg.Pool) {}

  /** Adds one; a slug that is taken gets a number behind it. @returns its id */
  async add({ imageUrl: _, slug, ...changes }: CreateProductDto, at: Date): Promise<number> {
    const row = { ...changedFields(changes), ...nextStock(changes), slug, imageUrl: placeholderPicture, createdAt: at };
    const { id } = await inTransaction(this.pool, (db) => addRow(db, products, row));
    return id;
  }

  /** Its row is locked first, so that an order that takes pieces comes before or after. @throws {Refusal} PRODUCT_NOT_FOUND, PRODUCT_SLUG_TAKEN, VARIANT_UNKNOWN, CONFLICT */
  async change(id: number, changes: Partial<ChangeProductDto>, at: Date): Promise<void> {
    await inTransaction(this.pool, (db) =>
      editRow(db, products, {
        ...{ id, at, what: changeOf, form: { seen: changes.version } },
        change: async (old) => {
          if (changes.slug !== undefined && changes.slug !== old.slug) await mustBeFree(changes.slug, db);
          return {
            ...changedFields(changes),
            ...nextStock({ ...changes, category: changes.category ?? old.category }, old),
            archivedAt: archivedAt(old, changes.isArchived, at),
          };
        },
      }),
    );
  }
}

/** What a form says, as the row has it; what it leaves out is not among it. */
const changedFields = ({ version: _, isArchived: __, inventory: ___, variantStock: ____, ...changes }: Changes) =>
  omitUndefined({ ...changes, price: changes.price === undefined ? undefined : centsOf(changes.price) });

type Changes = Partial<ChangeProductDto>;

/** A new product gets a number behind a slug that is taken; for another one the slug was chosen on purpose. */
async function mustBeFree(slug: string, db: Db): Promise<void> {
  if ((await freeSlug(slug, products.table.name, db)) !== slug) throw new Refusal('PRODUCT_SLUG_TAKEN', { slug });
}

/** What is archived already stays so since then. */
function archivedAt(old: ProductRow, isArchived: boolean | null | undefined, at: Date): Date | null {
  if (isArchived === undefined || isArchived === null) return old.archivedAt;
  return isArchived ? (old.archivedAt ?? at) : null;
}

function changeOf(old: ProductRow, row: ProductRow): string {
  if ((old.archivedAt === null) === (row.archivedAt === null)) return 'changed';
  return row.archivedAt ? 'archived' : 'brought back';
}
