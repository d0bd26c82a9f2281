import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  weAreSorryThisVisit: 'we are sorry: this visit is called off, and your booking is cancelled.',
  calledOff: 'Called off',
  backOnTheGiftVoucher: 'Back on the gift voucher',
  calledOffOf: 'Called off: {party}',
  theVisitThatYou: 'the visit that you are on the waitlist for is called off. You are not waiting any more.',
  nothingWasBookedAndNothing: 'Nothing was booked, and nothing is to be paid.',
  book: 'Book {date}, {time}',
  theseTimesHadRoom: 'These times had room for you when we wrote this. Booking one of them is a new booking.',
  thereIsNoOtherTime: 'There is no other time with room for you in the weeks around this one.',
});
