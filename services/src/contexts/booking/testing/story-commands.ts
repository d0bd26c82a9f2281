import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { ChangeParty } from '../changing/features/change-party/change-party.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import type { RefundCommand } from '../domain/booking/refund.js';
import type { SlotChange } from '../domain/slot/slot.events.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { UndoCheckIn } from '../door/features/check-in/undo-check-in.handler.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
import { GrantRefund } from '../refunds/features/grant-refund/grant-refund.handler.js';
import { SettleRefund } from '../refunds/features/settle-refund/settle-refund.handler.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { ExpireHold } from '../selling/features/expire-hold/expire-hold.handler.js';
import { ExtendHold } from '../selling/features/extend-hold/extend-hold.handler.js';
import type { Act } from './random-story.js';

/** A Family Pack is four. */
export const seatsOf = ({ does, seats, ticketType }: Act): number =>
  does === 'place' && ticketType === 'family' ? 4 : seats;

export function slotChange({ does, seats }: Act): SlotChange {
  if (does === 'resize') return { type: 'ResizeSlot', capacity: 10 + seats };
  return does === 'close' ? { type: 'CloseSlot', why: 'a story' } : { type: 'ReopenSlot' };
}

/** The booking that an act is about, the visit that it would be moved to, the cents that its customer was promised, and was granted last. */
interface About {
  readonly venueId: number;
  readonly id: string;
  readonly visit: { readonly date: string; readonly time: string };
  readonly promised: number | undefined;
  readonly granted: number;
}

/** What changes a booking. */
export function changeOf({ does, seats }: Act, { venueId, id, visit, promised, granted }: About): object {
  switch (does) {
    case 'confirm':
      return new ConfirmBooking(venueId, id);
    case 'extend':
      return new ExtendHold(venueId, id);
    case 'expire':
      return new ExpireHold(venueId, id);
    case 'move':
      return new MoveBooking(venueId, id, visit);
    case 'cancel':
      return new CancelBooking(venueId, id, { by: 'customer', reason: 'a story' });
    case 'refund':
      return new SettleRefund({ venueId, bookingId: id, request: undefined }, refundFor(seats, promised));
    case 'grant':
      return new GrantRefund(
        { venueId, bookingId: id, request: undefined },
        { amount: grantFor(seats), reason: 'other' },
      );
    case 'withdraw':
      return new SettleRefund(
        { venueId, bookingId: id, request: undefined },
        { type: 'WithdrawGrant', amount: granted },
      );
    case 'check-in':
      return new CheckIn(venueId, id, { anyway: true });
    case 'close-visit':
      return new CloseVisit(venueId, id);
    case 'undo-check-in':
      return new UndoCheckIn({ venueId, bookingId: id, reference: '', request: undefined });
    default:
      return new ChangeParty(venueId, id, { tickets: seats });
  }
}

/** Cents that are granted. */
export const grantFor = (seats: number): number => seats * 1000;

/** Pays what was promised, or what some tickets cost; now and then fails, or finds that nothing had been paid. */
function refundFor(seats: number, promised = seats * 3604): RefundCommand {
  if (seats > 7) return seats > 8 ? { type: 'DropRefund' } : { type: 'FailRefund', reason: 'other' };
  return { type: 'PayRefund', amount: promised, method: 'cash' };
}
