import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { ChangeParty } from '../changing/features/change-party/change-party.handler.js';
import { ClaimBookings } from '../changing/features/claim-bookings/claim-bookings.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { UndoCheckIn } from '../door/features/check-in/undo-check-in.handler.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
import { ChangeSlot } from '../planning/features/change-slots/change-slot.handler.js';
import { GrantRefund } from '../refunds/features/grant-refund/grant-refund.handler.js';
import { SettleRefund } from '../refunds/features/settle-refund/settle-refund.handler.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { ExpireHold } from '../selling/features/expire-hold/expire-hold.handler.js';
import { ExtendHold } from '../selling/features/extend-hold/extend-hold.handler.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { JoinWaitlist } from '../waitlist/features/join-waitlist/join-waitlist.handler.js';
import { LeaveWaitlist } from '../waitlist/features/leave-waitlist/leave-waitlist.handler.js';
import { OfferSeats } from '../waitlist/features/offer-seats/offer-seats.handler.js';

/** A command on its way to another process: its class by name, and its fields. */
export interface Crossing {
  readonly name: string;
  readonly fields: object;
}

/** What a process of a story is sent, and what it says to it. */
export interface CrossingRequest extends Crossing {
  readonly nth: number;
  readonly at: Date;
}
export type CrossingAnswer = { readonly nth: number } & (
  | { readonly answer: unknown }
  | { readonly code: string; readonly stack: string | undefined }
);

const kinds = [
  ...[CancelBooking, ChangeParty, ChangeSlot, CheckIn, UndoCheckIn, ClaimBookings, CloseVisit, ConfirmBooking],
  ...[ExpireHold, ExtendHold, JoinWaitlist, LeaveWaitlist, MoveBooking, OfferSeats, PlaceBooking, SettleRefund],
  GrantRefund,
];
const byName = new Map(kinds.map((kind) => [kind.name, kind.prototype as object]));

export const crossing = (command: object): Crossing => ({ name: command.constructor.name, fields: { ...command } });

/** @throws when no story knows such a command */
export function arrived({ name, fields }: Crossing): object {
  const prototype = byName.get(name);
  if (!prototype) throw new Error(`${name} is missing in the commands of stories`);
  return Object.assign(Object.create(prototype) as object, fields);
}
