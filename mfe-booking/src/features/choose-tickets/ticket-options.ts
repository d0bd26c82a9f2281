import { type TicketType, ticketLimits } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import type { RadioOption } from '@northlight/site-kit/ui';

/** Flat price of the pack in dollars, and the discount of the others (§9). */
const familyPrice = 112;
const discount = '10% off';

/** Why Family Pack is not offered at this price per person, in dollars: four standard tickets are not dearer (§9). */
export const familyRefusal = (price: number | undefined): string | undefined => {
  if (price === undefined || price * ticketLimits.familyPack > familyPrice) return undefined;
  const four = money(price * ticketLimits.familyPack);
  return `Not offered here: four standard tickets cost ${four}, the pack ${money(familyPrice)}.`;
};

/** The four ticket types with what each means right now (decisions.md 4, U22, U23). */
export const ticketOptions = (tickets: number, price: number | undefined): (RadioOption & { value: TicketType })[] => {
  const refusal = familyRefusal(price);
  return [
    { value: 'standard', label: 'Standard', hint: 'Full price, nothing to show at the door.' },
    { value: 'member', label: 'Member', hint: `${discount}. Bring your membership card: we check it at the door.` },
    { value: 'group', label: 'Group', hint: groupHint(tickets) },
    {
      value: 'family',
      label: 'Family Pack',
      hint: refusal ?? `4 tickets for ${money(familyPrice)}.`,
      isDisabled: refusal !== undefined,
    },
  ];
};

/** 'Add 3 more for 10% off' below five tickets, else what was reached. */
export const groupHint = (tickets: number): string => {
  const missing = ticketLimits.groupFrom - tickets;
  return missing > 0 ? `Add ${missing} more for ${discount}` : `${discount} for ${tickets} tickets.`;
};

/** Why the count cannot be changed, or what it may be. */
export const countHint = (type: TicketType): string =>
  type === 'family'
    ? 'Family Pack is for exactly 4 tickets. Choose another type to change the number.'
    : `From ${ticketLimits.min} to ${ticketLimits.max} people.`;
