import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourTicket: 'Your ticket',
  yourTicketCouldNot: 'Your ticket could not be loaded.',
  yourTickets: 'Your tickets',
  youAreChecked: 'You are checked in: the code has been scanned.',
  showTheCode: 'Show the code at the door, on this screen or on paper.',
  thisTicketIsNoLonger: 'This ticket is no longer valid',
  seeTheBooking: 'See the booking',
  bookAnotherVisit: 'Book another visit',
  loadingYourTicket: 'Loading your ticket',
  theCalendarEntryCouldNot: 'The calendar entry could not be made',
  addToCalendar: 'Add to calendar',
  printTicket: 'Print ticket',
  printTickets: 'Print tickets',
  changeOrCancel: 'Change or cancel',
  myBookings: 'My bookings',
  printedEachOfYourTickets:
    'Printed, each of your {tickets, plural, one {# ticket} other {# tickets}} has a page of its own.',
});
