import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  yourVisitIsComingUp: 'Your visit is coming up.',
  reminder: 'Reminder: {experienceName}, {visit}',
  when: 'When',
  min: '{visit} ({duration} min)',
  where: 'Where',
  tickets: 'Tickets',
  reference: 'Reference',
  way: '{title}: {text}',
  arriveBy: 'Arrive by',
  whatToKnow: 'Before you come',
  parking: 'Parking',
  phone: 'Phone',
  showTheTicketAtTheDoor: 'Show your ticket at the door, on your phone or printed.',
  payAtTheVenue: 'You pay {total} at the venue.',
  stillMove: 'Can’t make it? You can reschedule until {moveUntil}.',
  cannotMove: 'This booking can no longer be changed online.',
  aboutYourBooking: 'We send this reminder once because you have a booking with us. It isn’t advertising.',
});
