import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisOrderIsCanceled: 'This order is canceled',
  itsItemsAreBack: 'Its items are back on sale.',
  yourOrder: 'Your order',
  youvePickedEverythingUpThank: 'You’ve picked everything up. Thank you!',
  heresWhatWeveReserved: 'Here’s what we’ve reserved for you.',
  reservedForYou: 'Reserved for you',
  visit: '{bookings, plural, one {# visit} other {# visits}}. Pay at the venue.',
  item: '{items, plural, one {# item} other {# items}}. Pay at the venue.',
  visitOf:
    '{bookings, plural, one {# visit} other {# visits}} and {items, plural, one {# item} other {# items}}. Pay at the venue.',
  bookingsPlural0OneVisit:
    '{bookings, plural, =0 {} one {# visit, } other {# visits, }}{open, plural, one {# visit without a time yet} other {# visits without a time yet}}{items, plural, =0 {} one {, # item} other {, # items}}. Pay at the venue.',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  closed: 'Closed',
});
