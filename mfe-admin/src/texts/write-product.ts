import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  slug: 'Slug',
  urlFriendlyEGT: 'URL-friendly, e.g. t-shirt',
  description: 'Description',
  price: 'Price',
  dollars: 'Dollars',
  category: 'Category',
  selectACategory: 'Select a category',
  inventory: 'Inventory',
  inventoryOf: 'Inventory, {size}',
  cancel: 'Cancel',
  error: 'Error',
  pleaseTryAgain: 'Please try again.',
});
