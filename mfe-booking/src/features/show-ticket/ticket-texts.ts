import type { TicketType, TicketView } from '@northlight/contracts';
import { momentText } from '../../moment-text.ts';
import { texts } from '../../texts/show-ticket.ts';

const typeNames: Readonly<Record<TicketType, string>> = {
  standard: texts.standard,
  member: texts.member,
  group: texts.group,
  family: texts.familyPack,
};

/** What kind of tickets, and how many: "2 tickets, Standard". */
export const ticketsText = ({ numberOfTickets, ticketType }: TicketView): string =>
  texts.ticket({ numberOfTickets, typeNames: typeNames[ticketType] });

/** What whoever comes has to know, on the screen and on paper (U59). */
export const ticketRules = (ticket: TicketView): readonly string[] => [
  texts.pleaseArrive15MinutesBefore,
  ...(ticket.numberOfTickets > 1 ? [texts.oneScanChecksInYour] : []),
  ...(ticket.ticketType === 'member' && ticket.planPercent === undefined ? [texts.bringYourMembershipCardWell] : []),
  texts.youCanRescheduleUntilHour({ moveHours: ticket.moveHours, refundRule: refundRule(ticket) }),
];

/** A right that has lapsed does not come back with a later visit: the instant counts, not the hours. */
const refundRule = ({ isRefundable, refundUntil, timezone }: TicketView): string =>
  isRefundable
    ? texts.cancelByForAFull({ refundUntil: momentText(refundUntil, timezone) })
    : texts.cancelingNoLongerGetsYou;
