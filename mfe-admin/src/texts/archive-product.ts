import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  restoring: 'Restoring...',
  archiving: 'Archiving...',
  restoreToShop: 'Restore to shop',
  archive: 'Archive',
  archiveThisProduct: 'Archive this product?',
  willBeHidden: '{name} will be hidden from the shop. Existing orders keep it, and you can restore it.',
  productIsBack: 'Product is back in the shop',
  productArchivedSuccessfully: 'Product archived successfully',
  pleaseTryAgain: 'Please try again.',
  failedToUpdateProduct: 'Failed to update product: {told}',
});
