import type { ProductCategory } from './product-views.js';

/** The sizes that a category comes in (§5); a category that is not here has none. */
const sizes: Readonly<Partial<Record<ProductCategory, readonly string[]>>> = {
  Apparel: ['Small', 'Medium', 'Large', 'X-Large'],
  Art: ['8×10″', '12×16″', '18×24″'],
};

/** What has to be chosen before a product of this category can be ordered; empty where there is nothing to choose. */
export const variantsOf = (category: ProductCategory): readonly string[] => sizes[category] ?? [];
