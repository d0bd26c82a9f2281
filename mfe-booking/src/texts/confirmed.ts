import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  confirmAtCheckout: 'Confirm at checkout',
  yourSeatsAreHeld: 'Your seats are held',
  referenceYourSeatsArentBooked: 'Reference {reference}. Your seats aren’t booked yet. Confirm to keep them.',
  yourSeatsAreBooked: 'Your seats are booked',
  referenceWeLookForward: 'Reference {reference}. We look forward to seeing you.',
  booking: 'Booking {reference}',
  theDetailsOfThisBooking: 'The details of this booking are in the email we sent when you booked.',
  aConfirmationAppearsHereOnly: 'A confirmation appears here only in the browser tab where you booked.',
  bookAVisit: 'Book a visit',
  couldntCreateTheCalendarEntry: 'Couldn’t create the calendar entry',
  showOrPrintTicket: 'Show or print ticket',
  showOrPrintTickets: 'Show or print tickets',
  addToCalendar: 'Add to calendar',
});
