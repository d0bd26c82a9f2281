import type { SlotView } from '@northlight/contracts';
import type { SlotState } from '@northlight/site-kit/ui';
import { texts } from '../texts/booking-ui.ts';

/** A slot, with the seats in it that the waitlist holds for whoever looks. */
export interface BoardSlot extends SlotView {
  readonly heldSeats?: number;
  /** When it opens to whoever looks, in words; unset where they may book it now. */
  readonly opens?: string;
}

/** From here on a slot is shown as filling up. */
const fewSeats = 5;

export interface SlotOffer {
  readonly state: SlotState;
  /** The state in words: '6 left', 'Sold out', 'Started', 'Held for you' (U5). */
  readonly note: string;
  /** True when this many tickets still fit (§4 Booking form). */
  readonly isFree: boolean;
  /** True when this many tickets fit no more, and a party may wait for them (U9). */
  readonly canWait: boolean;
}

/** Seats that are still to be had; never below 0. */
const seatsLeft = ({ capacity, bookedCount }: SlotView): number => Math.max(0, capacity - bookedCount);

const isHeldFor = ({ heldSeats = 0, bookable }: BoardSlot, tickets: number): boolean =>
  bookable && heldSeats >= tickets;

/** What a slot is to a party of `tickets`. `isToday` tells a slot that has started from one that was closed. */
export const offerOf = (slot: BoardSlot, tickets: number, isToday: boolean): SlotOffer => {
  const left = seatsLeft(slot);
  const canWait = slot.bookable && left < tickets;
  if (isHeldFor(slot, tickets)) return { state: 'held', note: texts.heldForYou, isFree: true, canWait: false };
  if (left === 0) return { state: 'soldOut', note: texts.soldOut, isFree: false, canWait };
  if (!slot.bookable) return { state: 'tooFew', note: whyNot(slot, isToday), isFree: false, canWait };
  if (left < tickets) return { state: 'tooFew', note: texts.left({ left }), isFree: false, canWait };
  return { state: left <= fewSeats ? 'few' : 'free', note: texts.left({ left }), isFree: true, canWait };
};

/** Why a slot cannot be booked although it has seats. */
const whyNot = ({ opens }: BoardSlot, isToday: boolean): string => {
  if (opens) return texts.opens({ opens });
  return isToday ? texts.started : texts.closed;
};

/** The slot at a time of day; 'HH:MM' and 'HH:MM:SS' are the same time (decisions.md C24). */
export const slotAt = (slots: readonly BoardSlot[], time: string): BoardSlot | undefined =>
  slots.find((slot) => slot.time.slice(0, 5) === time.slice(0, 5));

/** Why a chosen time can no longer be had by this party; undefined while it can (U4, U6, G22). */
export const lostChoice = (slots: readonly BoardSlot[], time: string, tickets: number): string | undefined => {
  const slot = slotAt(slots, time);
  if (!slot) return texts.isNotOffered;
  if (isHeldFor(slot, tickets)) return undefined;
  const left = seatsLeft(slot);
  if (left === 0) return texts.isSoldOut;
  if (slot.opens) return texts.isNotOpenYet({ opens: slot.opens });
  // whether it is open to whoever looks is not known here
  if (!slot.bookable && slot.opensAt === undefined) return texts.canNoLongerBeBooked;
  return left < tickets ? texts.hasOnlySeat({ left }) : undefined;
};
