import {
  cartLimits,
  piecesLeft,
  type SavedBooking,
  type SavedLine,
  type SavedVisit,
  ticketLimits,
} from '@northlight/contracts';
import type { Shelf } from './order-lines.js';

/** A cart that is merged into another. */
export interface Merging {
  readonly stored: readonly SavedLine[];
  readonly incoming: readonly SavedLine[];
  /** Names of lines that came in before: a merge may be asked for twice. */
  readonly merged: readonly string[];
  readonly shelf: Shelf;
}

/** What is kept of a line that came over the wire: its own parts, and nothing that opens a booking. */
export const savedLine = (line: SavedLine): SavedLine => {
  const { lineId, id, type, name, price, quantity, imageUrl, dateTime, variant, visit, booked } = line;
  const extras = { dateTime, variant, visit: visit && savedVisit(visit), booked: booked && savedBooking(booked) };
  const present = Object.entries(extras).filter(([, value]) => value !== undefined);
  return { lineId, id, type, name, price, quantity, imageUrl, ...Object.fromEntries(present) };
};

const savedVisit = ({ venueId, date, time, ticketType }: SavedVisit) => ({ venueId, date, time, ticketType });
const savedBooking = ({ bookingId, reference, tickets, fee, voucher }: SavedBooking) => ({
  ...{ bookingId, reference, tickets },
  ...(fee !== undefined && { fee }),
  ...(voucher !== undefined && { voucher }),
});

/**
 * Both carts as one: equal things are summed up to what there is, visits with a time and booked seats are each kept
 * once, what is not for sale any more is left out.
 */
export function mergedLines({ stored, incoming, merged, shelf }: Merging): SavedLine[] {
  const known = new Set([...merged, ...stored.map(({ lineId }) => lineId)]);
  const isForSale = ({ type, id }: SavedLine) => type === 'experience' || shelf.has(id);
  let lines = stored.filter(isForSale);
  for (const line of incoming.filter(({ lineId }) => !known.has(lineId)).filter(isForSale))
    lines = withLine(lines, line, shelf);
  return atMost(lines);
}

function withLine(lines: SavedLine[], line: SavedLine, shelf: Shelf): SavedLine[] {
  const { booked, dateTime } = line;
  if (booked) return lines.some((other) => other.booked?.bookingId === booked.bookingId) ? lines : [...lines, line];
  if (dateTime) return [...lines, line];
  const duplicate = lines.find((other) => isDuplicate(other, line));
  const quantity = Math.max(1, Math.min(line.quantity + (duplicate?.quantity ?? 0), mostOf(line, shelf)));
  return duplicate
    ? lines.map((other) => (other === duplicate ? { ...duplicate, quantity } : other))
    : [...lines, { ...line, quantity }];
}

const isDuplicate = (one: SavedLine, other: SavedLine): boolean =>
  !one.booked && !one.dateTime && one.type === other.type && one.id === other.id && one.variant === other.variant;

function mostOf({ type, id, variant }: SavedLine, shelf: Shelf): number {
  if (type === 'experience') return ticketLimits.max;
  const product = shelf.get(id);
  return product ? Math.min(piecesLeft(product, variant), cartLimits.pieces) : 0;
}

/** Seats that are booked stay, whatever else has to give way. */
function atMost(lines: SavedLine[]): SavedLine[] {
  let room = cartLimits.lines - lines.filter(({ booked }) => booked).length;
  return lines.filter(({ booked }) => booked || room-- > 0).slice(0, cartLimits.lines);
}
