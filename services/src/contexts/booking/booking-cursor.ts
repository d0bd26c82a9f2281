import { Refusal } from '../../platform/kernel/refusal.js';
import type { BookingRow } from './persistence/booking.row.js';

/** Where a page of bookings ended. */
export interface Place {
  readonly startsAt: string;
  readonly id: string;
}

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\da-f-]{36})$/;

type Placed = Pick<BookingRow, 'startsAt' | 'id'>;

/** Where a row stands among those that are read by their start. */
export const placeOf = ({ startsAt, id }: Placed): Place => ({ startsAt: String(startsAt?.toISOString()), id });

/** Names the place of a row, for whoever asks for what comes after it. */
export const cursorOf = (row: Placed): string => {
  const { startsAt, id } = placeOf(row);
  return Buffer.from(`${startsAt} ${id}`).toString('base64url');
};

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function placeIn(cursor: string): Place {
  const [, startsAt, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!startsAt || !id || Number.isNaN(Date.parse(startsAt))) throw new Refusal('BAD_REQUEST');
  return { startsAt, id };
}
