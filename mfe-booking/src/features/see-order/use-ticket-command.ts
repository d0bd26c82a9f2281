import { findSlots, listBookings, listOpenTickets, showOrder } from '@northlight/client';
import type { OrderAccess } from '../../order-access.ts';
import { useSending } from '../../use-sending.ts';
import { type TicketCommand, ticketCommand } from './order-calls.ts';

interface Commanded<Body, Answer> {
  readonly access: OrderAccess;
  /** The id of the open ticket. */
  readonly ticket: string;
  readonly operation: TicketCommand<Body, Answer>;
  readonly onDone: (answer: Answer) => void;
}

const stale = [showOrder, listOpenTickets, listBookings, findSlots];

/** One command about a ticket whose time is chosen later. */
export const useTicketCommand = <Body extends object, Answer>({
  access,
  ticket,
  operation,
  onDone,
}: Commanded<Body, Answer>) =>
  useSending<Body, Answer>({
    send: (body, idempotencyKey) => ticketCommand(access, operation, { ticket, body, idempotencyKey }),
    stale,
    onDone,
  });
