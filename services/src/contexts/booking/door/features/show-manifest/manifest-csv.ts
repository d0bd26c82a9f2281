import type { DeskBookingView, ManifestView } from '@northlight/contracts';
import { type CsvCell, csvHead, csvRows } from '../../../../../platform/http/csv.js';

const columns = {
  date: ({ date }) => date,
  time: ({ time }) => time,
  experienceName: ({ experienceName }) => experienceName,
  reference: ({ reference }) => reference,
  status: ({ status }) => status,
  numberOfTickets: ({ numberOfTickets }) => numberOfTickets,
  ticketType: ({ ticketType }) => ticketType,
  customerName: ({ customerName }) => customerName,
  customerEmail: ({ customerEmail }) => customerEmail,
  customerPhone: ({ customerPhone }) => customerPhone,
  totalPrice: ({ totalPrice }) => ({ dollars: totalPrice }),
  checkedInAt: ({ checkedInAt }) => checkedInAt,
  guestsInside: ({ inside, status, numberOfTickets }) => inside ?? (status === 'checked_in' ? numberOfTickets : 0),
  notes: ({ notes }) => notes.map((note) => note.replace(/\s*[\r\n]\s*/g, ' ')).join(' / '),
} satisfies Record<string, (booking: DeskBookingView) => CsvCell>;

/** The manifest for a spreadsheet: a line a booking. */
export const manifestCsv = ({ slots }: ManifestView): string =>
  csvHead(Object.keys(columns)) +
  csvRows(
    slots.flatMap(({ bookings }) => bookings.map((booking) => Object.values(columns).map((cellOf) => cellOf(booking)))),
  );
