import type { DeskBookingView, ManifestView } from '@northlight/contracts';
import { stringify } from 'csv-stringify/sync';

const columns: readonly (keyof DeskBookingView)[] = [
  'date',
  'time',
  'experienceName',
  'reference',
  'status',
  'numberOfTickets',
  'ticketType',
  'customerName',
  'customerEmail',
  'customerPhone',
  'totalPrice',
  'checkedInAt',
  'notes',
];

/**
 * The manifest for a spreadsheet: a line a booking (RFC 4180, with a byte order mark, so that names keep their letters).
 * What somebody wrote is never taken for a formula.
 */
export const manifestCsv = ({ slots }: ManifestView): string =>
  stringify(
    slots.flatMap(({ bookings }) => bookings).map((booking) => ({ ...booking, notes: inOneCell(booking.notes) })),
    { header: true, bom: true, columns: [...columns], escape_formulas: true, record_delimiter: '\r\n' },
  );

/** One line of text: a cell of several is read by few programs. */
const inOneCell = (notes: readonly string[]): string => notes.join(' / ').replace(/\s*\n\s*/g, ' ');
