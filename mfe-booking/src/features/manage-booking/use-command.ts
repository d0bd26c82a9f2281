import { useSending } from '../../use-sending.ts';
import { type Access, command } from './manage-calls.ts';

const stale = ['/api/bookings', '/api/availability', '/api/availability/days'];

/** One command about a booking. */
export const useCommand = <Answer>(access: Access, name: string, onDone: (answer: Answer) => void) =>
  useSending<Answer>({
    send: (body, idempotencyKey) => command<Answer>(access, { name, body, idempotencyKey }),
    stale,
    onDone,
  });
