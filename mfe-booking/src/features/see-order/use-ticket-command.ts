import { useSending } from '../../use-sending.ts';
import { type OrderAccess, ticketCommand } from './order-calls.ts';

interface TicketCommand<Answer> {
  readonly access: OrderAccess;
  /** The id of the open ticket. */
  readonly ticket: string;
  readonly name: 'schedule' | 'cancel';
  readonly onDone: (answer: Answer) => void;
}

const stale = ['/api/orders', '/api/open-tickets', '/api/bookings', '/api/availability', '/api/availability/days'];

/** One command about a ticket whose time is chosen later. */
export const useTicketCommand = <Answer>({ access, ticket, name, onDone }: TicketCommand<Answer>) =>
  useSending<Answer>({
    send: (body, idempotencyKey) => ticketCommand<Answer>(access, { ticket, name, body, idempotencyKey }),
    stale,
    onDone,
  });
