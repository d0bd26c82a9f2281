import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  size: 'Size',
  selectASize: 'Select a size',
  addToCart: 'Add to Cart',
  soldOut: 'Sold out',
  left: '{inventory} left',
  loadingProducts: 'Loading products',
  shippingReturnsAndMember: 'Shipping, returns and member benefit',
  freeShippingOver50: 'Free shipping over $50',
  withinTheUsStandardShipping: 'Within the US. Standard shipping takes 3–5 business days.',
  daysToReturn: '30 days to return it',
  weTakeBackUnwornItems: 'We take back unworn items within 30 days.',
  offForMembers: '15% off for members',
  onAllMerchandiseCompare: 'On all merchandise. <link>Compare the plans</link>',
  pleaseSelectASize: 'Please select a size',
  grid: 'Grid',
  list: 'List',
  view: 'View',
});
