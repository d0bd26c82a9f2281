import type { DataSource } from 'typeorm';
import { insertMissing } from '../../../platform/database/insert-missing.js';
import { ProductRow } from './product.row.js';

/** A product that has an id of its own. */
export type ImportedProduct = Partial<ProductRow> & Pick<ProductRow, 'id' | 'name' | 'slug'>;

/** Adds the products that are missing; what is there already stays as it is. Safe to repeat. */
export const importProducts = async (products: readonly ImportedProduct[], database: DataSource): Promise<void> => {
  await database.transaction((db) => insertMissing(db, ProductRow, products));
};
