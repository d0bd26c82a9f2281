import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  found: 'Results',
  theSearchCouldNot: 'Couldn’t open search',
  checkYourConnectionAndTry: 'Check your connection and try again.',
  searchTheAdmin: 'Search the admin',
  search: 'Search',
  bookingsOrdersPeopleAndPages: 'Bookings, orders, people, and pages',
  aNameAnEmailAddress: 'Name, email, phone number, or reference',
  searching: 'Searching…',
  notEverythingCouldBeSearched: 'Some results couldn’t be searched. Please try again in a moment.',
  nothingWasFound: 'No results for “{search}”.',
  foundOf: '{found, plural, one {# result} other {# results}}',
  pages: 'Pages',
  bookings: 'Bookings',
  orders: 'Orders',
  people: 'People',
  nameErased: 'Name erased',
});
