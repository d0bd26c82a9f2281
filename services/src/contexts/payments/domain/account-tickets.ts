import type { Cents } from '../../../platform/kernel/money.js';
import type { AccountLine, RefundPurpose, TicketLapsed, TicketUsed } from './account.events.js';

/** What of an account tells of its tickets. */
interface TicketAccount {
  readonly payments: readonly {
    readonly id: string;
    readonly state: 'open' | 'captured' | 'ended';
    readonly lines: readonly AccountLine[];
  }[];
  readonly refunds: readonly { readonly purpose: RefundPurpose }[];
  readonly endedTickets: readonly string[];
}

/** Tickets without a time that were paid for. */
export interface PaidTicket {
  readonly payment: string;
  readonly amount: Cents;
}

export type TicketCommand = { readonly type: 'UseTicket' | 'LapseTicket'; readonly ticketId: string };

/** What was paid for tickets and is still there for them: neither used, nor lapsed, nor given back, whether the card took it or not. */
export function paidTicket(
  { payments, refunds, endedTickets }: TicketAccount,
  ticketId: string,
): PaidTicket | undefined {
  const isBack = refunds.some(({ purpose }) => purpose.kind === 'open_ticket' && purpose.ticketId === ticketId);
  // guard: tickets are used or given back, once
  if (isBack || endedTickets.includes(ticketId)) return undefined;
  const [payment] = payments.filter(({ state }) => state === 'captured');
  const line = payment?.lines.find((one) => one.kind === 'open_ticket' && one.ticketId === ticketId);
  return payment && line && { payment: payment.id, amount: line.amount };
}

export const ticketDecisions = {
  UseTicket: ({ ticketId }: TicketCommand, state: TicketAccount): TicketUsed[] => {
    const paid = paidTicket(state, ticketId);
    return paid ? [{ type: 'TicketUsed', ticketId, amount: paid.amount }] : [];
  },
  LapseTicket: ({ ticketId }: TicketCommand, state: TicketAccount): TicketLapsed[] => {
    const paid = paidTicket(state, ticketId);
    return paid ? [{ type: 'TicketLapsed', ticketId, amount: paid.amount }] : [];
  },
};

const ended = <State extends TicketAccount>({ ticketId }: TicketUsed | TicketLapsed, state: State): State => ({
  ...state,
  endedTickets: [...state.endedTickets, ticketId],
});

export const ticketSteps = { TicketUsed: ended, TicketLapsed: ended };
