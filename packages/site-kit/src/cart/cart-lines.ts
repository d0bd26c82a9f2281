import { type TicketType, ticketLimits } from '@northlight/contracts';
import { dateText, timeText } from '../format/format.ts';
import { texts } from '../texts/cart.ts';

/** Seats that are booked already: one unit at the booking's price, changed in the booking and not here (C17). */
export interface BookedSeats {
  readonly bookingId: string;
  readonly reference: string;
  readonly tickets: number;
  /** Dollars of its price that are the booking fee; unset in lines that were saved before this was. */
  readonly fee?: number;
  /** Dollars that a gift voucher paid, which its price is without. */
  readonly voucher?: number;
  /** Dollars of its price that are tax on admission. */
  readonly tax?: number;
  /** Opens the booking to a visitor without an account; unset where only its owner may. */
  readonly manageToken?: string;
  /** Until when the seats are held, in ms of this browser's clock; unset where they are booked for good. */
  readonly heldUntil?: number | undefined;
}

/** Where and when a visit is to be, as far as it is chosen; checkout asks for the rest. */
export interface WantedVisit {
  readonly venueId?: number;
  /** 'yyyy-MM-dd' at the venue. */
  readonly date?: string;
  /** 'HH:MM' at the venue. */
  readonly time?: string;
  readonly ticketType?: TicketType;
}

/** One line of the cart (§3 Cart item). Prices are dollars, as on the wire. */
export interface CartItem {
  readonly id: number;
  readonly type: 'experience' | 'product';
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly imageUrl: string;
  /** Words of the visit's date and time; a line that has them is never merged. */
  readonly dateTime?: string;
  /** Size or format of a product. */
  readonly variant?: string;
  /** What `dateTime` says, for checkout. */
  readonly visit?: WantedVisit;
  readonly booked?: BookedSeats;
}

export interface CartLine extends CartItem {
  /** Names the line inside the cart; `id` alone does not, since an experience and a product may share it (C3). */
  readonly lineId: string;
}

/** A change of a line; `undefined` takes a part away. */
export type LinePatch = { readonly [part in keyof CartLine]?: CartLine[part] | undefined };

/** The words of a visit: date and time, or that they are still to be chosen (§5). */
export const visitText = ({ date, time }: WantedVisit): string =>
  date && time ? texts.at({ date: dateText(date), time: timeText(time) }) : texts.scheduleLater;

/** How many of a line one order may have: tickets as in a booking (§9), pieces as a till takes them. */
export const maxQuantityOf = ({ type }: Pick<CartItem, 'type'>): number =>
  type === 'experience' ? ticketLimits.max : 99;

/** §4: a visit with a time is always its own line; anything else joins its twin and adds to its quantity. */
export const withItem = (lines: readonly CartLine[], item: CartItem, lineId: string): readonly CartLine[] => {
  const duplicate = lines.find(isDuplicateOf(item));
  if (!duplicate) return [...lines, { ...item, lineId }];
  return withQuantity(lines, duplicate.lineId, duplicate.quantity + item.quantity);
};

const isDuplicateOf = (item: CartItem) => (line: CartLine) =>
  isMergeable(item) && isMergeable(line) && keyOf(item) === keyOf(line);

const isMergeable = ({ dateTime, booked }: CartItem) => !dateTime && !booked;

const keyOf = ({ id, type, variant }: CartItem) => `${type}/${id}/${variant ?? ''}`;

export const withoutLine = (lines: readonly CartLine[], lineId: string) =>
  lines.filter((line) => line.lineId !== lineId);

/** Quantity is a whole number of 1 or more, up to what an order may have; booked lines stay at 1 (C17). */
export const withQuantity = (lines: readonly CartLine[], lineId: string, quantity: number) =>
  lines.map((line) =>
    line.lineId === lineId && !line.booked ? { ...line, quantity: countFor(line, quantity) } : line,
  );

const countFor = (line: CartLine, wanted: number) =>
  Math.min(maxQuantityOf(line), Math.max(1, Math.floor(wanted) || 1));

/** One line changed in some of its parts. */
export const withPatch = (lines: readonly CartLine[], lineId: string, patch: LinePatch): readonly CartLine[] =>
  lines.map((line) => (line.lineId === lineId ? patched(line, patch) : line));

const patched = (line: CartLine, patch: LinePatch): CartLine =>
  Object.fromEntries(
    Object.entries({ ...line, ...patch }).filter(([, part]) => part !== undefined),
  ) as unknown as CartLine;

export const totalItems = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const centsOf = ({ price, quantity }: CartItem) => Math.round(price * 100) * quantity;

const dollarsOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + centsOf(line), 0) / 100;

/** Sum of price times quantity, in dollars; added up in cents. */
export const totalPrice = (lines: readonly CartLine[]) => dollarsOf(lines);

export const lineTotal = (line: CartItem) => centsOf(line) / 100;

/**
 * The fee of tickets that are not booked yet (booked totals contain it already), in dollars (§9, C18). Each line becomes
 * a booking, and the fee of a booking is rounded half up.
 */
export const bookingFee = (lines: readonly CartLine[], percent: number) =>
  lines
    .filter(({ type, booked }) => type === 'experience' && !booked)
    .reduce((sum, line) => sum + Math.floor((centsOf(line) * percent + 50) / 100), 0) / 100;
