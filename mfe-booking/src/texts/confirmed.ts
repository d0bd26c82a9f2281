import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmAtCheckout: 'Confirm at checkout',
  yourSeatsAreHeld: 'Your seats are held',
  referenceTheyAreNotBooked: 'Reference {reference}. They are not booked yet: confirm them to keep them.',
  yourSeatsAreBooked: 'Your seats are booked',
  referenceWeLookForward: 'Reference {reference}. We look forward to seeing you.',
  booking: 'Booking {reference}',
  theDetailsOfThisBooking: 'The details of this booking are in the mail that we sent when it was made.',
  aConfirmationIsShownHere: 'A confirmation is shown here only in the browser tab in which the booking was made.',
  bookAVisit: 'Book a visit',
  theCalendarEntryCouldNot: 'The calendar entry could not be made',
  showOrPrintTicket: 'Show or print ticket',
  showOrPrintTickets: 'Show or print tickets',
  addToCalendar: 'Add to calendar',
});
