import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  product: 'Product',
  archived: 'Archived',
  soldOut: 'Sold out',
  category: 'Category',
  price: 'Price',
  piecesLeft: 'In stock',
  allProducts: 'All products',
});
