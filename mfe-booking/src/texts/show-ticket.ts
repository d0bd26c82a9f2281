import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  tickets: 'Tickets',
  of: '{nth} of {ticket}',
  venue: 'Venue',
  min: '{duration} min',
  length: 'Length',
  ticketCodeForBooking: 'Ticket code for booking {reference}',
  reference: 'Reference',
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  ticket: '{numberOfTickets, plural, one {# ticket} other {# tickets}}, {typeNames}',
  pleaseArrive15MinutesBefore: 'Please arrive 15 minutes before the start for your orientation.',
  oneScanChecksInYour: 'One scan checks in your whole group, so please come to the door together.',
  bringYourMembershipCardWell: 'Bring your membership card. We’ll check it at the door.',
  youCanRescheduleUntilHour:
    'You can reschedule until {moveHours, plural, one {# hour} other {# hours}} before your visit starts. {refundRule}',
  cancelByForAFull: 'Cancel by {refundUntil} for a full refund.',
  cancelingNoLongerGetsYou: 'Canceling no longer gets you a refund.',
});
