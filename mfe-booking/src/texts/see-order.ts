import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisOrderIsCancelled: 'This order is canceled',
  itsMerchandiseIsForSale: 'Its items are back on sale.',
  yourOrder: 'Your order',
  everythingWasCollectedThankYou: 'You’ve picked everything up. Thank you!',
  whatIsReservedForYou: 'Here’s what we’ve reserved for you.',
  reservedForYou: 'Reserved for you',
  visits: '{bookings, plural, one {# visit} other {# visits}}. Pay at the venue.',
  pieces: '{items, plural, one {# item} other {# items}}. Pay at the venue.',
  toBePaid:
    '{bookings, plural, one {# visit} other {# visits}} and {items, plural, one {# item} other {# items}}. Pay at the venue.',
  withOpenTickets:
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
