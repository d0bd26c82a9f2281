import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  product: 'Product',
  archived: 'Archived',
  soldOut: 'Sold out',
  category: 'Category',
  price: 'Price',
  piecesLeft: 'Pieces left',
  allProducts: 'All products',
});
