import type { TicketType, TicketView } from '@northlight/contracts';
import { count } from '@northlight/site-kit';
import { momentText } from '../../moment-text.ts';

const typeNames: Readonly<Record<TicketType, string>> = {
  standard: 'Standard',
  member: 'Member',
  group: 'Group',
  family: 'Family Pack',
};

/** What kind of tickets, and how many: "2 tickets, Standard". */
export const ticketsText = ({ numberOfTickets, ticketType }: TicketView): string =>
  `${count(numberOfTickets, 'ticket')}, ${typeNames[ticketType]}`;

/** What whoever comes has to know, on the screen and on paper (U59). */
export const ticketRules = (ticket: TicketView): readonly string[] => [
  'Please arrive 15 minutes before the start: an orientation is included.',
  ...(ticket.numberOfTickets > 1 ? ['One scan lets your whole party in: please come to the door together.'] : []),
  ...(ticket.ticketType === 'member' && ticket.planPercent === undefined
    ? ['Bring your membership card: we check it at the door.']
    : []),
  `You may move your visit until ${ticket.moveHours} hours before it starts. ${refundRule(ticket)}`,
];

/** A right that has lapsed does not come back with a later visit: the instant counts, not the hours. */
const refundRule = ({ isRefundable, refundUntil, timezone }: TicketView): string =>
  isRefundable
    ? `Cancelling until ${momentText(refundUntil, timezone)} gives everything back.`
    : 'Cancelling no longer gives anything back.';
