import type { ProductCategory, ProductView } from '@northlight/contracts';

/** What must be chosen before a thing can go into the cart; nothing for the other categories (§5). */
export const variantsOf = (category: ProductCategory): readonly string[] => variants[category] ?? [];

const variants: Partial<Record<ProductCategory, readonly string[]>> = {
  Apparel: ['Small', 'Medium', 'Large', 'X-Large'],
  Art: ['8×10″', '12×16″', '18×24″'],
};

/** From here on the pieces that are left are worth a word. */
const FEW = 5;

export const isSoldOut = ({ inventory }: ProductView) => inventory <= 0;

/** 'Sold out', '3 left', or nothing to say. */
export const stockText = ({ inventory }: ProductView) => {
  if (inventory <= 0) return 'Sold out';
  return inventory <= FEW ? `${inventory} left` : undefined;
};

/** One piece as it goes into the cart. */
export const cartItemOf = ({ id, name, price, imageUrl }: ProductView, variant: string | undefined) => ({
  id,
  type: 'product' as const,
  name,
  price,
  imageUrl,
  quantity: 1,
  ...(variant ? { variant } : {}),
});
