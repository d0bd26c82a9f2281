import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  wereSorryWeHad: 'We’re sorry. We had to cancel this visit, so your booking is canceled.',
  visitCanceledBooking: 'Visit canceled, booking',
  returnedToGiftVoucher: 'Returned to gift voucher',
  visitCanceled: 'Visit canceled: {party}',
  theVisitYoure: 'The visit you’re on the waitlist for is canceled. You’re no longer on the waitlist.',
  nothingWasBookedAndTheres: 'Nothing was booked, and there’s nothing to pay.',
  book: 'Book {date}, {time}',
  theseTimesHadRoom: 'These times had room for your group when we sent this email. Choosing one makes a new booking.',
  thereAreNoOtherTimes: 'There are no other times with room for your group in the weeks around this one.',
});
