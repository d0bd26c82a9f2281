/** A seat that is already booked: one unit at the booking's price, changed in the booking and not here (C17). */
export interface BookedSeats {
  readonly bookingId: string;
  readonly reference: string;
  readonly tickets: number;
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
  readonly booked?: BookedSeats;
}

export interface CartLine extends CartItem {
  /** Names the line inside the cart; `id` alone does not, since an experience and a product may share it (C3). */
  readonly lineId: string;
}

/** §4: a visit with a time is always its own line; anything else joins its twin and adds to its quantity. */
export const withItem = (lines: readonly CartLine[], item: CartItem, lineId: string): readonly CartLine[] => {
  const twin = lines.find(isTwinOf(item));
  if (!twin) return [...lines, { ...item, lineId }];
  return lines.map((line) => (line === twin ? { ...line, quantity: line.quantity + item.quantity } : line));
};

const isTwinOf = (item: CartItem) => (line: CartLine) =>
  isMergeable(item) && isMergeable(line) && keyOf(item) === keyOf(line);

const isMergeable = ({ dateTime, booked }: CartItem) => !dateTime && !booked;

const keyOf = ({ id, type, variant }: CartItem) => `${type}/${id}/${variant ?? ''}`;

export const withoutLine = (lines: readonly CartLine[], lineId: string) =>
  lines.filter((line) => line.lineId !== lineId);

/** Quantity is a whole number of 1 or more; booked lines stay at 1 (C17). */
export const withQuantity = (lines: readonly CartLine[], lineId: string, quantity: number) => {
  const wanted = Math.max(1, Math.floor(quantity) || 1);
  return lines.map((line) => (line.lineId === lineId && !line.booked ? { ...line, quantity: wanted } : line));
};

export const totalItems = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const centsOf = ({ price, quantity }: CartItem) => Math.round(price * 100) * quantity;

const dollarsOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + centsOf(line), 0) / 100;

/** Sum of price times quantity, in dollars; added up in cents. */
export const totalPrice = (lines: readonly CartLine[]) => dollarsOf(lines);

export const lineTotal = (line: CartItem) => centsOf(line) / 100;

/** The 6% of tickets that are not booked yet (booked totals contain it already), in dollars, half up (§9, C18). */
export const bookingFee = (lines: readonly CartLine[]) => {
  const cents = lines
    .filter(({ type, booked }) => type === 'experience' && !booked)
    .reduce((sum, l) => sum + centsOf(l), 0);
  return Math.floor((cents * 6 + 50) / 100) / 100;
};

const isText = (value: unknown) => typeof value === 'string';
const isAbsentOr = (check: (value: unknown) => boolean, value: unknown) => value === undefined || check(value);

/** True for a line that the panel can show; what was saved by an older or foreign hand may be anything. */
export const isCartLine = (value: unknown): value is CartLine => {
  const line = (value ?? {}) as Partial<Record<keyof CartLine, unknown>>;
  const texts = [line.lineId, line.name, line.imageUrl].every(isText);
  const numbers = Number.isInteger(line.id) && Number.isFinite(line.price) && Number.isInteger(line.quantity);
  const optional = [line.dateTime, line.variant].every((text) => isAbsentOr(isText, text));
  return texts && numbers && optional && (line.quantity as number) >= 1 && isKind(line.type) && isBooking(line.booked);
};

const isKind = (type: unknown) => type === 'experience' || type === 'product';

const isBooking = (booked: unknown) =>
  isAbsentOr((value) => Number.isInteger((value as BookedSeats | null)?.tickets), booked);
