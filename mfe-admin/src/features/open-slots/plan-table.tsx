import type { SlotPlanView } from '@northlight/contracts';
import { dateText, timeText, weekdayText } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { type PlannedDay, plannedDays } from './planned-days.ts';

const columns: readonly Column<PlannedDay>[] = [
  { title: 'Day', show: ({ date }) => `${weekdayText(date)}, ${dateText(date)}` },
  { title: 'Experiences', isFigure: true, show: ({ experiences }) => experiences },
  { title: 'Starts', isFigure: true, show: ({ starts }) => starts },
  { title: 'Seats', isFigure: true, show: ({ seats }) => seats.toLocaleString('en-US') },
  { title: 'First', isFigure: true, show: ({ first }) => timeText(first) },
  { title: 'Last', isFigure: true, show: ({ last }) => timeText(last) },
];

/** What would be opened, day by day. */
export const PlanTable = ({ rows }: Pick<SlotPlanView, 'rows'>) => (
  <DataTable
    caption="What would be opened"
    isDense
    minWidth={560}
    columns={columns}
    rows={plannedDays(rows)}
    keyOf={({ date }) => date}
  />
);
