import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  termsAndConditions: 'Terms and Conditions',
  inPlainWordsSo: 'In plain words, so that both of us know what was agreed.',
  booking: 'Booking',
  youMayBook1:
    'You may book 1 to 20 tickets at once for one experience, one date and one time. With the booking the seats are yours and nobody else can take them. Times are the local times of the venue. You need no account.',
  aBookingKeepsYourSeats:
    'A booking keeps your seats, and nothing is charged for it here: you pay at the desk of the venue when you come. Where a booking says that its seats are held until a certain time, it has to be confirmed until then, or the seats go back on sale.',
  whenATimeIsFull:
    'When a time is full you may join its waitlist. Should seats come free, we write to the first party that fits and hold them for it for half an hour.',
  prices: 'Prices',
  pricesAreInUsDollars: 'Prices are in US dollars per person. A booking fee of',
  ofTheSubtotalIsAdded: 'of the subtotal is added once.',
  memberTickets: 'Member tickets are',
  offYourCardMay: 'off. Your card may be checked at the door.',
  groupTickets: 'Group tickets are',
  offFrom: 'off from',
  ticketsOn: 'tickets on.',
  theFamilyPackIsExactly: 'The Family Pack is exactly 4 tickets for',
  thePriceThatCounts: 'The price that counts is the one on your booking. It does not change when our prices do.',
  movingAndCancelling: 'Moving and cancelling',
  hours: '{refundHours, plural, one {# hour} other {# hours}}',
  orMoreBeforeTheStart: 'or more before the start: whatever was paid comes back in full, booking fee included.',
  upTo: 'Up to',
  hoursOf: '{moveHours, plural, one {# hour} other {# hours}}',
  beforeTheStartYouMay: 'before the start: you may move the booking to another time.',
  laterThanThatNeitherMoving: 'Later than that, neither. Moving a booking does not bring a refund back.',
  theLinkInYourConfirmation:
    'The link in your confirmation opens the booking and shows what may still be done with it.',
  onTheDay: 'On the day',
  eachExperienceNamesItsAge:
    'Each experience names its age, its height or weight limits and what to wear. They are there for safety, and we cannot make exceptions at the door. Guides may end a visit that endangers others.',
  merchandise: 'Merchandise',
  whatYouOrderHere:
    'What you order here is reserved for you at our flagship in Rochester: you collect it and pay for it there. Where we ship, standard shipping takes 3 to 5 business days and is free in the US for orders over $50.',
  unwornItemsMayBeReturned: 'Unworn items may be returned within 30 days.',
  membership: 'Membership',
  aPlanStarts:
    'A plan starts at the desk of an open venue and renews every month. You may change the tier or cancel whenever you like; it counts from the end of the month that is paid for. What each plan gives is on the <link>membership page</link>.',
  accounts: 'Accounts',
  keepYourPasswordToYourself:
    'Keep your password to yourself. What is booked with your account is booked by you. We note when you accepted these terms, and which version.',
  whoWe: 'Who we are',
  demoPlazaRochesterNy14604:
    '{productName}, 100 Demo Plaza, Rochester, NY 14604. How we treat your data is in <link>Privacy</link>; to ask something, <link2>write to us</link2>.',
});
