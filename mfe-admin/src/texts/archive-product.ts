import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  restoring: 'Restoring...',
  archiving: 'Archiving...',
  putBackInTheShop: 'Put back in the shop',
  archive: 'Archive',
  archiveThisProduct: 'Archive this product?',
  leavesTheShopOrdersKeep: '{name} leaves the shop. Orders keep it, and it can be put back.',
  productIsBack: 'Product is back in the shop',
  productArchivedSuccessfully: 'Product archived successfully',
  pleaseTryAgain: 'Please try again.',
  failedToUpdateProduct: 'Failed to update product: {told}',
});
