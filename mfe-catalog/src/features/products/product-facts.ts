import type { ProductView } from '@northlight/contracts';
import { texts } from '../../texts/products.ts';

/** From here on the pieces that are left are worth a word. */
const FEW = 5;

export const isSoldOut = ({ inventory }: ProductView) => inventory <= 0;

/** 'Sold out', '3 left', or nothing to say. */
export const stockText = ({ inventory }: ProductView) => {
  if (inventory <= 0) return texts.soldOut;
  return inventory <= FEW ? texts.left({ inventory }) : undefined;
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
