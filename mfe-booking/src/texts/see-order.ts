import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisOrderIsCancelled: 'This order is cancelled',
  itsMerchandiseIsForSale: 'Its merchandise is for sale again.',
  yourOrder: 'Your order',
  everythingWasCollectedThankYou: 'Everything was collected. Thank you.',
  whatIsReservedForYou: 'What is reserved for you, and where it waits.',
  reservedForYou: 'Reserved for you',
  visits: '{bookings, plural, one {# visit} other {# visits}}',
  pieces: '{pieces, plural, one {# piece} other {# pieces}}',
  toBePaid: '{join}, to be paid at the venue.',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  closed: 'Closed',
});
