import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  results: 'Results',
  couldntOpenSearch: 'Couldn’t open search',
  checkYourConnectionAndTry: 'Check your connection and try again.',
  searchTheAdmin: 'Search the admin',
  search: 'Search',
  bookingsOrdersPeopleAndPages: 'Bookings, orders, people, and pages',
  nameEmailPhoneNumber: 'Name, email, phone number, or reference',
  searching: 'Searching…',
  someResultsCouldntBeSearched: 'Some results couldn’t be searched. Please try again in a moment.',
  noResults: 'No results for “{search}”.',
  result: '{found, plural, one {# result} other {# results}}',
  pages: 'Pages',
  bookings: 'Bookings',
  orders: 'Orders',
  people: 'People',
  nameErased: 'Name erased',
});
