import type { DashboardView, DayFigures, VenueLoad } from '@northlight/contracts';
import { from, money, space } from '@northlight/site-kit';
import { useMemo } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/show-dashboard.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { dayOfMonth, shortDate } from '../../ui/charts/short-date.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { bookingsText, loadText, revenueText, shareText, shortMoney } from './dashboard-texts.ts';

/** The last 30 days and the next 14, as bars or as tables. */
export function DashboardCharts({ view: { days, load } }: { readonly view: DashboardView }) {
  const table = (caption: string) => (
    <DataTable caption={caption} isDense minWidth={420} columns={dayColumns} rows={days} keyOf={({ date }) => date} />
  );
  const bookings = useMemo(() => bookingsOf(days), [days]);
  const revenue = useMemo(() => revenueOf(days), [days]);
  return (
    <Charts>
      <Chart
        title={texts.bookingsLast30Days}
        summary={bookingsText(days)}
        data={bookings}
        table={table(texts.bookingsLast30Days)}
      />
      <Chart
        title={texts.revenueLast30Days}
        summary={revenueText(days)}
        data={revenue}
        table={table(texts.revenueLast30Days)}
      />
      {load.map((venue) => (
        <LoadChart key={venue.venueId} venue={venue} />
      ))}
    </Charts>
  );
}

function LoadChart({ venue }: { readonly venue: VenueLoad }) {
  const title = texts.occupancyAtNext14Days({ venueName: venue.venueName });
  const data = useMemo(() => loadOf(venue), [venue]);
  const table = (
    <DataTable
      caption={title}
      isDense
      minWidth={420}
      columns={loadColumns}
      rows={venue.days}
      keyOf={({ date }) => date}
    />
  );
  return <Chart title={title} summary={loadText(venue)} data={data} table={table} />;
}

const integer = (value: number): string => (Number.isInteger(value) ? value.toLocaleString('en-US') : '');

const bookingsOf = (days: readonly DayFigures[]): ChartData => ({
  series: [
    { name: texts.placed, look: 'main' },
    { name: texts.canceled, look: 'hollow' },
  ],
  places: days.map(({ date, placed, cancelled }) => ({
    ...placeOf(date, [placed, cancelled]),
    words: texts.placedCanceled({ date: dayOfMonth(date), placed, cancelled }),
  })),
  axisText: integer,
});

const revenueOf = (days: readonly DayFigures[]): ChartData => ({
  series: [{ name: texts.revenue, look: 'light' }],
  places: days.map(({ date, revenue }) => ({
    ...placeOf(date, [revenue]),
    words: `${dayOfMonth(date)}: ${money(revenue)}`,
  })),
  axisText: shortMoney,
});

const loadOf = ({ days }: VenueLoad): ChartData => ({
  series: [
    { name: texts.seatsOnSale, look: 'hollow' },
    { name: texts.seatsBooked, look: 'main' },
  ],
  layout: 'within',
  places: days.map(({ date, booked, capacity }) => ({
    ...placeOf(date, [capacity, booked]),
    words: texts.ofSeat({ date: dayOfMonth(date), booked, capacity, shareText: shareText({ booked, capacity }) }),
  })),
  axisText: integer,
});

const placeOf = (date: string, values: readonly number[]) => ({ key: date, tick: shortDate(date), values });

const dayColumns: readonly Column<DayFigures>[] = [
  { title: texts.day, show: ({ date }) => dayOfMonth(date), sortBy: ({ date }) => date },
  { title: texts.placed, isFigure: true, show: ({ placed }) => placed, sortBy: ({ placed }) => placed },
  { title: texts.canceled, isFigure: true, show: ({ cancelled }) => cancelled, sortBy: ({ cancelled }) => cancelled },
  { title: texts.revenue, isFigure: true, show: ({ revenue }) => money(revenue), sortBy: ({ revenue }) => revenue },
];

const loadColumns: readonly Column<VenueLoad['days'][number]>[] = [
  { title: texts.day, show: ({ date }) => dayOfMonth(date), sortBy: ({ date }) => date },
  { title: texts.seatsBooked, isFigure: true, show: ({ booked }) => booked, sortBy: ({ booked }) => booked },
  { title: texts.seatsOnSale, isFigure: true, show: ({ capacity }) => capacity, sortBy: ({ capacity }) => capacity },
  {
    title: texts.occupancy,
    isFigure: true,
    show: shareText,
    sortBy: ({ booked, capacity }) => booked / Math.max(1, capacity),
  },
];

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
