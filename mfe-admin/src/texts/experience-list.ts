import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  experience: 'Experience',
  popular: 'Popular',
  new: 'New',
  category: 'Category',
  price: 'Price',
  minutes: 'Minutes',
  order: 'Order',
  allExperiences: 'All experiences',
  actions: 'Actions',
  delete: 'Delete',
  deleteOf: 'Delete {name}',
});
