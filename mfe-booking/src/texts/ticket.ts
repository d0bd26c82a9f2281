import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourTicket: 'Your ticket',
  couldntLoadYourTicket: 'Couldn’t load your ticket.',
  yourTickets: 'Your tickets',
  youreCheckedInYourCode: 'You’re checked in. Your code was scanned.',
  showThisCode: 'Show this code at the door, on your screen or on paper.',
  thisTicketIsNoLonger: 'This ticket is no longer valid',
  seeTheBooking: 'See the booking',
  bookAnotherVisit: 'Book another visit',
  loadingYourTicket: 'Loading your ticket',
  couldntCreateTheCalendarEntry: 'Couldn’t create the calendar entry',
  addToCalendar: 'Add to calendar',
  printTicket: 'Print ticket',
  printTickets: 'Print tickets',
  changeOrCancel: 'Change or cancel',
  myBookings: 'My bookings',
  yourTicketPrintsOnOne:
    '{tickets, plural, one {Your ticket prints on one page.} other {Each of your # tickets prints on its own page.}}',
});
