import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notSureWhatTheyWant: 'Not sure what they’d like? <link>Give a gift card</link>.',
  size: 'Size',
  selectASize: 'Select a size',
  addToCart: 'Add to Cart',
  soldOut: 'Sold out',
  sizeSoldOut: '{size} (sold out)',
  left: '{inventory} left',
  memberPriceInsteadOf: 'Member price, regularly {price}',
  loadingProducts: 'Loading products',
  shippingReturnsAndMember: 'Shipping, returns, and member benefits',
  freeShippingOver: 'Free shipping over {over}',
  whereWeShipWithin:
    'Standard shipping within the US takes 3–5 business days, if you pay online. Or pick up your order at the venue.',
  dayReturns: '30-day returns',
  returnUnwornItemsWithin30: 'Return unworn items within 30 days.',
  offForMembers: '15% off for members',
  onAllMerchandiseComparePlans: 'On all merchandise. <link>Compare plans</link>',
  pleaseSelectASize: 'Please select a size',
  grid: 'Grid',
  list: 'List',
  view: 'View',
});
