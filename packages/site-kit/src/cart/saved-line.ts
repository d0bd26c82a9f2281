import { ticketTypes } from '@northlight/contracts';
import type { BookedSeats, CartLine, WantedVisit } from './cart-lines.ts';

type Foreign<Shape> = Partial<Record<keyof Shape, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isAbsentOr = (check: (value: unknown) => boolean, value: unknown) => value === undefined || check(value);

/**
 * A line that the panel can show and checkout can sell, from what was saved. That may be of an older version, which had
 * no name for its lines, or of a foreign hand. Undefined when it is none.
 */
export const asCartLine = (value: unknown, newLineId: () => string): CartLine | undefined => {
  if (!isObject(value)) return undefined;
  const { lineId = newLineId(), visit, ...rest } = value as Foreign<CartLine>;
  const line = { ...rest, lineId, ...(isVisit(visit) && { visit }) };
  if (!isLine(line)) return undefined;
  return line.booked ? { ...line, quantity: 1 } : line;
};

const isLine = (line: Foreign<CartLine>): line is CartLine =>
  [line.lineId, line.name, line.imageUrl].every(isText) &&
  hasAmounts(line) &&
  [line.dateTime, line.variant].every((text) => isAbsentOr(isText, text)) &&
  (line.type === 'experience' || line.type === 'product') &&
  isAbsentOr(isBooking, line.booked);

const hasAmounts = ({ id, price, quantity }: Foreign<CartLine>) =>
  Number.isInteger(id) &&
  Number.isFinite(price) &&
  (price as number) >= 0 &&
  Number.isInteger(quantity) &&
  (quantity as number) >= 1;

const isBooking = (value: unknown) => {
  if (!isObject(value)) return false;
  const { bookingId, reference, tickets, fee, voucher, manageToken, heldUntil } = value as Foreign<BookedSeats>;
  return (
    [bookingId, reference].every(isText) &&
    Number.isInteger(tickets) &&
    [fee, voucher, heldUntil].every((cost) => isAbsentOr(Number.isFinite, cost)) &&
    isAbsentOr(isText, manageToken)
  );
};

/** What is no visit is left out: checkout asks for it anew. */
const isVisit = (value: unknown): value is WantedVisit => {
  if (!isObject(value)) return false;
  const { venueId, date, time, ticketType } = value as Foreign<WantedVisit>;
  return (
    isAbsentOr(Number.isInteger, venueId) &&
    isAbsentOr(matches(/^\d{4}-\d\d-\d\d$/), date) &&
    isAbsentOr(matches(/^\d\d:\d\d$/), time) &&
    isAbsentOr((type) => ticketTypes.some((known) => known === type), ticketType)
  );
};

const matches = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value);
