import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  name: 'Name',
  tickets: 'Tickets',
  of: '{nth} of {ticket}',
  venue: 'Venue',
  min: '{duration} min',
  length: 'Length',
  theCodeOfBooking: 'The code of booking {reference}, for the door',
  reference: 'Reference',
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  ticketsOf: '{numberOfTickets, plural, one {# ticket} other {# tickets}}, {typeNames}',
  pleaseArrive15MinutesBefore: 'Please arrive 15 minutes before the start: an orientation is included.',
  oneScanLetsYourWhole: 'One scan lets your whole party in: please come to the door together.',
  bringYourMembershipCardWe: 'Bring your membership card: we check it at the door.',
  youMayMoveYourVisit: 'You may move your visit until {moveHours} hours before it starts. {ticket}',
  cancellingUntilGivesEverything: 'Cancelling until {refundUntil} gives everything back.',
  cancellingNoLongerGives: 'Cancelling no longer gives anything back.',
});
