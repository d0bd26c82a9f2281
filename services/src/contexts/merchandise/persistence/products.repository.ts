import { Injectable } from '@nestjs/common';
import { type ManagedProductView, type ProductView, type VariantStock, variantsOf } from '@northlight/contracts';
import pg from 'pg';
import { Table } from '../../../platform/database/table.js';
import { versionField } from '../../../platform/kernel/expected-version.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { ProductRow } from './product.row.js';

const products = new Table(ProductRow);

/** Reads the products as they look on the wire. */
@Injectable()
export class Products {
  constructor(private readonly pool: pg.Pool) {}

  /** What is in the shop. */
  async list(): Promise<ProductView[]> {
    return (await products.find(this.pool, 'where archived_at is null order by id')).map(viewOf);
  }

  /** Archived ones too. */
  async all(): Promise<ManagedProductView[]> {
    return (await products.find(this.pool, 'order by id')).map(managedViewOf);
  }

  /** One that was written just now. */
  async stored(id: number): Promise<ManagedProductView> {
    const rows = await products.find(this.pool, 'where id = $1', [id]);
    return managedViewOf(rows[0] as ProductRow);
  }
}

const viewOf = ({ price, createdAt, archivedAt: _, version: __, variantStock, ...rest }: ProductRow): ProductView => ({
  ...rest,
  ...(variantStock && { variantStock: inOrder(variantStock, variantsOf(rest.category)) }),
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});

/** As the sizes are offered; the database sorts them by their length. */
const inOrder = (stock: VariantStock, variants: readonly string[]): VariantStock =>
  Object.fromEntries(variants.map((variant) => [variant, stock[variant] ?? 0]));

const managedViewOf = (row: ProductRow): ManagedProductView => ({
  ...viewOf(row),
  ...versionField(row.version),
  isArchived: row.archivedAt !== null,
});
