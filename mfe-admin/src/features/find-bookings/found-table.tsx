import type { DeskBookingView } from '@northlight/contracts';
import { dateText, href, Link, timeText } from '@northlight/site-kit';
import { type ReactNode, useMemo } from 'react';
import { texts } from '../../texts/find-bookings.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Small } from '../../ui/data-table/small.ts';
import { PartyNotes } from '../../ui/party-notes.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

interface FoundTableProps {
  readonly bookings: readonly DeskBookingView[];
  /** What the desk does most with one. */
  readonly act: (booking: DeskBookingView) => ReactNode;
}

/** Bookings of any day; a name leads to all there is to know of its booking. */
export function FoundTable({ bookings, act }: FoundTableProps) {
  const columns = useMemo(
    () => [...facts, { title: texts.actions, isActions: true, isOneLine: true, show: act }],
    [act],
  );
  return (
    <DataTable caption={texts.bookingsFound} columns={columns} rows={bookings} keyOf={({ id }) => id} minWidth={680} />
  );
}

const facts: readonly Column<DeskBookingView>[] = [
  {
    title: texts.guest,
    isName: true,
    show: ({ customerName, reference, customerPhone, notes }) => (
      <>
        <Link to={`${href('adminBookings')}/${reference}`}>{customerName ?? texts.nameErased}</Link>
        <Small>{[reference, customerPhone].filter(Boolean).join(' · ')}</Small>
        <PartyNotes notes={notes} />
      </>
    ),
  },
  {
    title: texts.visit,
    show: ({ experienceName, date, time }) => (
      <>
        {experienceName}
        <Small>
          {dateText(date)}, {timeText(time)}
        </Small>
      </>
    ),
  },
  {
    title: texts.tickets,
    isFigure: true,
    show: ({ numberOfTickets, ticketType }) => (
      <>
        <b>{numberOfTickets}</b>
        <Small>{ticketType}</Small>
      </>
    ),
  },
  { title: texts.status, show: ({ status }) => <StatusBadge status={status} /> },
];
