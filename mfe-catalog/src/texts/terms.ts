import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  termsAndConditions: 'Terms and Conditions',
  whatWeBothAgree: 'What we both agree to, in plain language.',
  booking: 'Booking',
  youCanBook1:
    "You can book 1 to 20 tickets at a time for one experience, date, and time. Once you book, the seats are yours and no one else can take them. All times are the venue's local time. You don't need an account.",
  aBookingReservesYourSeats:
    'A booking reserves your seats. You pay at the venue when you arrive, or online when you order, if we offer that: an order you choose to pay online counts once it’s paid. If a booking says that its seats are held until a certain time, confirm it by then, or the seats go back on sale.',
  whenATimeIsSold:
    'When a time is sold out, you can join its waitlist. If seats open up, we email the first group that fits and hold the seats for them for half an hour.',
  prices: 'Prices',
  pricesAreInUsDollars:
    'Prices are in US dollars per person. A booking fee of {bookingFeePercent}% of the subtotal is added once per booking.',
  memberTicketsAreOffWe: 'Member tickets are {memberDiscountPercent}% off. We may check your card at the door.',
  groupTicketsAreOffWhen: 'Group tickets are {groupDiscountPercent}% off when you book {groupFrom} or more.',
  theFamilyPackIsExactly: 'The Family Pack is exactly 4 tickets for {familyPackPrice}.',
  thePriceOnYourBooking: "The price on your booking is the one that counts. It doesn't change when our prices do.",
  reschedulingAndCanceling: 'Rescheduling and canceling',
  cancelHour:
    'Cancel {refundHours, plural, one {# hour} other {# hours}} or more before the start, and we refund everything you paid, including the booking fee.',
  youCanRescheduleUp: 'You can reschedule up to {moveHours, plural, one {# hour} other {# hours}} before the start.',
  afterThatYouCantReschedule:
    "After that, you can't reschedule or get a refund. Rescheduling a booking doesn't bring back a refund that has expired.",
  useTheLinkInYour: 'Use the link in your confirmation email to open your booking and see what you can still change.',
  onTheDayOfYour: 'On the day of your visit',
  eachExperienceListsItsAge:
    "Each experience lists its age, height, and weight limits and what to wear. They're there for your safety, and we can't make exceptions at the door. Guides may end a visit that puts others in danger.",
  merchandise: 'Merchandise',
  merchandiseYouOrderHere:
    'Merchandise you order here is reserved for you at our flagship venue in Rochester, where you pick it up. You pay there, or online when you order, if we offer that. If you pay online, we can also ship it within the US. Standard shipping takes 3 to 5 business days and is free for orders over $50. Prices don’t include sales tax, which you see before you order.',
  youCanReturnUnwornItems:
    'You can return unworn items within 30 days of pickup or delivery. Their price and tax go back to you.',
  membership: 'Membership',
  membershipsStartAtTheDesk:
    "Memberships are paid online, start as soon as the first month is paid, and renew every month until you cancel. You can change plans or cancel anytime; it takes effect at the end of the month you've paid for. See what each plan includes on the <link>membership page</link>.",
  accounts: 'Accounts',
  keepYourPasswordToYourself:
    "Keep your password to yourself. You're responsible for what is booked with your account. We record when you accepted these terms, and which version.",
  whoWe: 'Who we are',
  demoPlazaRochesterNy14604:
    '{productName}, 100 Demo Plaza, Rochester, NY 14604. See how we handle your data in <link>Privacy</link>. Questions? <link2>Contact us</link2>.',
});
