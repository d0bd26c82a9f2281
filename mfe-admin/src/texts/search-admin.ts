import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  found: 'Found',
  theSearchCouldNot: 'The search could not be opened',
  checkYourConnectionAndTry: 'Check your connection and try again.',
  searchTheAdmin: 'Search the admin',
  controlKMetaK: 'Control+K Meta+K',
  search: 'Search',
  ctrlK: 'Ctrl K',
  bookingsOrdersPeopleAndPages: 'Bookings, orders, people and pages',
  aNameAnEmailAddress: 'A name, an email address, a phone number, or a reference',
  searching: 'Searching…',
  notEverythingCouldBeSearched: 'Not everything could be searched. Please try again in a moment.',
  nothingWasFound: 'Nothing was found for “{trim}”.',
  foundOf: '{found} found',
  pages: 'Pages',
  bookings: 'Bookings',
  orders: 'Orders',
  people: 'People',
  nameErased: 'Name erased',
});
