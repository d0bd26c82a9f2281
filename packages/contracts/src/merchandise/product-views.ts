import type { PictureHints } from '../site/pictures.js';
import type { VariantStock } from './variant-stock.js';

export const productCategories = ['Apparel', 'Art', 'Accessories', 'Collectibles'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** A thing for sale as GET /api/products answers it (§3). `price` in dollars, `inventory` in pieces of all sizes. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly price: number;
  readonly imageUrl: string;
  /** What is known of its picture. */
  readonly pictures?: PictureHints;
  readonly category: ProductCategory;
  readonly inventory: number;
  /** Pieces left of each size; left out where a product comes in one kind. */
  readonly variantStock?: VariantStock;
  readonly createdAt: string;
}

/** A product as admins see it: GET /api/admin/products, and what POST and PUT answer. */
export interface ManagedProductView extends ProductView {
  /** No longer in the shop; orders keep it (decisions.md G36). */
  readonly isArchived: boolean;
  /** How often its form was saved; left out while it never was. */
  readonly version?: number;
}
