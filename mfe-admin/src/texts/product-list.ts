import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  product: 'Product',
  archived: 'Archived',
  soldOut: 'Sold out',
  category: 'Category',
  price: 'Price',
  inStock: 'In stock',
  allProducts: 'All products',
});
