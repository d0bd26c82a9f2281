import { findSlots, showBooking } from '@northlight/client';
import { useSending } from '../../use-sending.ts';
import { type Access, type BookingCommand, command } from './manage-calls.ts';

const stale = [showBooking, findSlots];

/** One command about a booking. */
export const useCommand = <Body extends object, Answer>(
  access: Access,
  operation: BookingCommand<Body, Answer>,
  onDone: (answer: Answer) => void,
) =>
  useSending<Body, Answer>({
    send: (body, idempotencyKey) => command(access, operation, { body, idempotencyKey }),
    stale,
    onDone,
  });
