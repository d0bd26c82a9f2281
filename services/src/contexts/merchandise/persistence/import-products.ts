import { variantsOf } from '@northlight/contracts';
import type { DataSource } from 'typeorm';
import { insertMissing } from '../../../platform/database/insert-missing.js';
import { splitStock } from '../domain/product-stock.js';
import { ProductRow } from './product.row.js';

/** A product that has an id of its own. */
export type ImportedProduct = Partial<ProductRow> & Pick<ProductRow, 'id' | 'name' | 'slug' | 'category' | 'inventory'>;

/** Adds the products that are missing; what is there already stays as it is. Safe to repeat. */
export const importProducts = async (products: readonly ImportedProduct[], database: DataSource): Promise<void> => {
  await database.transaction((db) => insertMissing(db, ProductRow, products.map(withStock)));
};

/** Where it does not say how many there are of each size, all of them are split over the sizes. */
const withStock = ({ variantStock, ...product }: ImportedProduct): ImportedProduct => ({
  ...product,
  variantStock: variantStock ?? splitStock(product.inventory, variantsOf(product.category)),
});
