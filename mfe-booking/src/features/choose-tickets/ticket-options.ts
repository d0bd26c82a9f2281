import { type BookingPolicyView, type TicketType, ticketLimits } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import type { RadioOption } from '@northlight/site-kit/ui';
import type { OwnPlan } from '../../own-plan.ts';
import { texts } from '../../texts/choose-tickets.ts';

type Rules = BookingPolicyView | undefined;

/** Why Family Pack is not offered at this price per person, in dollars: four standard tickets are not dearer (§9). */
export const familyRefusal = (price: number | undefined, rules: Rules): string | undefined => {
  if (!rules || price === undefined || price * ticketLimits.familyPack > rules.familyPackPrice) return undefined;
  const four = money(price * ticketLimits.familyPack);
  return texts.notOfferedHereFourStandard({ four, familyPackPrice: money(rules.familyPackPrice) });
};

/** The four ticket types with what each means right now (decisions.md 4, U22, U23). */
export const ticketOptions = ({ tickets, price, plan, rules }: Choice): (RadioOption & { value: TicketType })[] => {
  const refusal = familyRefusal(price, rules);
  return [
    { value: 'standard', label: texts.standard, hint: texts.fullPriceNoCardNeeded },
    { value: 'member', label: texts.member, hint: memberHint(plan, rules) },
    { value: 'group', label: texts.group, hint: groupHint(tickets, rules) },
    {
      value: 'family',
      label: texts.familyPack,
      hint: refusal ?? (rules ? texts.ticketsFor({ familyPackPrice: money(rules.familyPackPrice) }) : texts.tickets),
      isDisabled: refusal !== undefined,
    },
  ];
};

/** Whose plan was looked up need not show a card; anybody else is asked for it (C1). */
const memberHint = (plan: OwnPlan | undefined, rules: Rules): string => {
  if (plan) return texts.offWithYourPlanNo({ percent: plan.percent, name: plan.name });
  const percent = rules?.memberDiscountPercent;
  return percent ? texts.offBringYourMembershipCard({ percent }) : texts.bringYourMembershipCardWell;
};

/** 'Add 3 more for 10% off' below the tickets from which a group counts, else what was reached; nothing where that is no discount. */
export const groupHint = (tickets: number, rules: Rules): string => {
  if (!rules) return texts.aDiscountForLargerGroups;
  const percent = rules.groupDiscountPercent;
  if (!percent) return '';
  const missing = rules.groupFrom - tickets;
  return missing > 0 ? texts.addMoreForOff({ missing, percent }) : texts.offForTickets({ percent, tickets });
};

interface Choice {
  readonly tickets: number;
  /** Dollars per person; undefined until an experience is chosen. */
  readonly price: number | undefined;
  readonly plan?: OwnPlan | undefined;
  readonly rules: Rules;
}

/** Why the count cannot be changed, or what it may be. */
export const countHint = (type: TicketType): string =>
  type === 'family' ? texts.familyPackIsForExactly : texts.toTickets({ min: ticketLimits.min, max: ticketLimits.max });
