import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notOfferedHereFourStandard:
    'Not offered here. Four standard tickets cost {four}, and the pack costs {familyPackPrice}.',
  standard: 'Standard',
  fullPriceNoCardNeeded: 'Full price. No card needed.',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  ticketsFor: '4 tickets for {familyPackPrice}.',
  tickets: '4 tickets.',
  offWithYourPlanNo: '{percent}% off with your {name} plan. No card needed.',
  bringYourMembershipCardWell: 'Bring your membership card. We’ll check it at the door.',
  aDiscountForLargerGroups: 'A discount for larger groups.',
  addMoreForOff: 'Add {missing} more for {percent}% off',
  offForTickets: '{percent}% off for {tickets} tickets.',
  offBringYourMembershipCard: '{percent}% off. Bring your membership card. We’ll check it at the door.',
  familyPackIsForExactly: 'Family Pack is for exactly 4 tickets. Choose another type to change the number.',
  toTickets: '{min} to {max} tickets.',
  numberOfTickets: 'Number of tickets',
  ticketType: 'Ticket type',
});
