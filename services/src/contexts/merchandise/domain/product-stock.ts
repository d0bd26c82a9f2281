import { type ProductCategory, type VariantStock, variantsOf } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Pieces of a product: of all sizes, and of each where there are sizes. */
export interface ProductStock {
  readonly inventory: number;
  readonly variantStock: VariantStock | null;
}

/** What a form says of the pieces; what it leaves out stays as it is. */
export interface StatedStock {
  readonly category: ProductCategory;
  readonly inventory?: number | null | undefined;
  readonly variantStock?: VariantStock | null | undefined;
}

/** Pieces split over sizes as evenly as they go; the first ones get what is over. Null where there are no sizes. */
export function splitStock(pieces: number, variants: readonly string[]): VariantStock | null {
  if (variants.length === 0) return null;
  const [each, over] = [Math.floor(pieces / variants.length), pieces % variants.length];
  return Object.fromEntries(variants.map((variant, nth) => [variant, each + (nth < over ? 1 : 0)]));
}

/**
 * The pieces once a form is saved: of the sizes that it states, beside those that are there. Where it states how many
 * there are of all, or another category has other sizes, they are split anew.
 * @param old undefined for a new product @throws {Refusal} VARIANT_UNKNOWN
 */
export function nextStock(stated: StatedStock, old?: ProductStock & Pick<StatedStock, 'category'>): ProductStock {
  const variants = variantsOf(stated.category);
  const unknown = Object.keys(stated.variantStock ?? {}).find((variant) => !variants.includes(variant));
  if (unknown) throw new Refusal('VARIANT_UNKNOWN', { name: unknown });
  const before = old?.category === stated.category ? old.variantStock : null;
  const inventory = stated.inventory ?? old?.inventory ?? 0;
  const variantStock = stockOfSizes(stated, before) ?? splitStock(inventory, variants);
  return variantStock ? { variantStock, inventory: sumOf(variantStock) } : { variantStock, inventory };
}

/** Null where they are to be split, or there are no sizes. */
function stockOfSizes({ category, inventory, variantStock }: StatedStock, before: VariantStock | null) {
  if (Object.keys(variantStock ?? {}).length > 0)
    return { ...(before ?? splitStock(0, variantsOf(category))), ...variantStock };
  return (inventory ?? undefined) === undefined ? before : null;
}

const sumOf = (stock: VariantStock): number => Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);
