import { type HouseRulesView, type TicketType, ticketLimits } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import type { RadioOption } from '@northlight/site-kit/ui';
import type { OwnPlan } from '../../own-plan.ts';

type Rules = HouseRulesView | undefined;

/** Why Family Pack is not offered at this price per person, in dollars: four standard tickets are not dearer (§9). */
export const familyRefusal = (price: number | undefined, rules: Rules): string | undefined => {
  if (!rules || price === undefined || price * ticketLimits.familyPack > rules.familyPackPrice) return undefined;
  const four = money(price * ticketLimits.familyPack);
  return `Not offered here: four standard tickets cost ${four}, the pack ${money(rules.familyPackPrice)}.`;
};

/** The four ticket types with what each means right now (decisions.md 4, U22, U23). */
export const ticketOptions = ({ tickets, price, plan, rules }: Choice): (RadioOption & { value: TicketType })[] => {
  const refusal = familyRefusal(price, rules);
  return [
    { value: 'standard', label: 'Standard', hint: 'Full price, nothing to show at the door.' },
    { value: 'member', label: 'Member', hint: memberHint(plan, rules) },
    { value: 'group', label: 'Group', hint: groupHint(tickets, rules) },
    {
      value: 'family',
      label: 'Family Pack',
      hint: refusal ?? (rules ? `4 tickets for ${money(rules.familyPackPrice)}.` : '4 tickets.'),
      isDisabled: refusal !== undefined,
    },
  ];
};

/** Whose plan was looked up need not show a card; anybody else is asked for it (C1). */
const memberHint = (plan: OwnPlan | undefined, rules: Rules): string =>
  plan
    ? `${plan.percent}% off with your ${plan.name} plan. No card needed.`
    : `${offText(rules?.memberDiscountPercent, '. ')}Bring your membership card: we check it at the door.`;

/** 'Add 3 more for 10% off' below the tickets from which a group counts, else what was reached; nothing where that is no discount. */
export const groupHint = (tickets: number, rules: Rules): string => {
  if (!rules) return 'Less to pay for many.';
  const discount = offText(rules.groupDiscountPercent);
  if (!discount) return '';
  const missing = rules.groupFrom - tickets;
  return missing > 0 ? `Add ${missing} more for ${discount}` : `${discount} for ${tickets} tickets.`;
};

/** '10% off' and what follows it; nothing where nothing is, or not known. */
const offText = (percent = 0, end = ''): string => (percent ? `${percent}% off${end}` : '');

interface Choice {
  readonly tickets: number;
  /** Dollars per person; undefined until an experience is chosen. */
  readonly price: number | undefined;
  readonly plan?: OwnPlan | undefined;
  readonly rules: Rules;
}

/** Why the count cannot be changed, or what it may be. */
export const countHint = (type: TicketType): string =>
  type === 'family'
    ? 'Family Pack is for exactly 4 tickets. Choose another type to change the number.'
    : `From ${ticketLimits.min} to ${ticketLimits.max} people.`;
