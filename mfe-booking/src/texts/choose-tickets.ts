import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notOfferedHereFourStandard: 'Not offered here: four standard tickets cost {four}, the pack {familyPackPrice}.',
  standard: 'Standard',
  fullPriceNothingToShow: 'Full price, nothing to show at the door.',
  member: 'Member',
  group: 'Group',
  familyPack: 'Family Pack',
  ticketsFor: '4 tickets for {familyPackPrice}.',
  tickets: '4 tickets.',
  offWithYourPlanNo: '{percent}% off with your {name} plan. No card needed.',
  bringYourMembershipCardWe: '{memberDiscountPercent}Bring your membership card: we check it at the door.',
  lessToPayForMany: 'Less to pay for many.',
  addMore: 'Add {missing} more for {discount}',
  forTickets: '{discount} for {tickets} tickets.',
  off: '{percent}% off{end}',
  familyPackIsForExactly: 'Family Pack is for exactly 4 tickets. Choose another type to change the number.',
  fromToPeople: 'From {min} to {max} people.',
  numberOfTickets: 'Number of tickets',
  ticketType: 'Ticket type',
});
