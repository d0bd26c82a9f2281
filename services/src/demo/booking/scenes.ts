import type { Command } from '@nestjs/cqrs';
import {
  CancelBooking,
  CheckIn,
  CloseVisit,
  ConfirmBooking,
  ExpireHold,
  JoinWaitlist,
  MoveBooking,
  PlaceBooking,
  SettleRefund,
} from '../../contexts/booking/index.js';
import type { DemoBooking, DemoStep, DemoWait } from './bookings.js';
import { demoCustomer, mayaAsCustomer } from './customers.js';

/** A command, and when it was given. */
export interface Scene {
  readonly at: Date;
  readonly command: Command<unknown>;
}

/** The id of the nth demo booking. */
export const idOf = (nth: number): string => `d3a00000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** All that happened to the nth booking. */
export function scenesOf(venueId: number, booking: DemoBooking, nth: number): Scene[] {
  const { slot, tickets, ticketType, placedAt, steps, isMayas } = booking;
  const customer = isMayas ? mayaAsCustomer : demoCustomer(nth);
  const { experienceId, date, time } = slot;
  const id = idOf(nth);
  const holdMinutes = steps.some(({ does }) => does === 'expire') ? 15 : null;
  const request = { venueId, experienceId, date, time, numberOfTickets: tickets, ticketType, ...customer };
  return [
    { at: placedAt, command: new PlaceBooking(request, { userId: null, id, holdMinutes, notify: false }) },
    ...steps.map((step) => ({ at: step.at, command: commandOf(step, venueId, id) })),
  ];
}

export function waitOf(venueId: number, { slot, party, joinedAt }: DemoWait, nth: number): Scene {
  const { experienceId, date, time } = slot;
  const request = { venueId, experienceId, date, time, party, ...demoCustomer(nth) };
  return { at: joinedAt, command: new JoinWaitlist(request, { id: idOf(nth), notify: false }) };
}

const quiet = { notify: false };

type Refund = ConstructorParameters<typeof SettleRefund>[1];

const refunded = (venueId: number, bookingId: string, what: Refund): Command<unknown> =>
  new SettleRefund({ venueId, bookingId, request: undefined }, what, quiet);

function commandOf(step: DemoStep, venueId: number, bookingId: string): Command<unknown> {
  switch (step.does) {
    case 'pay':
      return new ConfirmBooking(venueId, bookingId, { paid: true });
    case 'confirm':
      return new ConfirmBooking(venueId, bookingId);
    case 'check-in':
      return new CheckIn(venueId, bookingId);
    case 'close':
      return new CloseVisit(venueId, bookingId);
    case 'expire':
      return new ExpireHold(venueId, bookingId, quiet);
    case 'cancel':
      return new CancelBooking(venueId, bookingId, { by: 'customer', reason: 'plans_changed', ...quiet });
    case 'refund':
      return refunded(venueId, bookingId, { type: 'PayRefund', amount: step.amount, method: 'cash' });
    case 'fail-refund':
      return refunded(venueId, bookingId, { type: 'FailRefund', reason: 'account_unknown' });
    case 'move':
      return new MoveBooking(venueId, bookingId, { ...step.to, ...quiet });
  }
}
