import type { SlotPlanView } from '@northlight/contracts';
import { dateText, timeText, weekdayText } from '@northlight/site-kit';
import { texts } from '../../texts/open-slots.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type PlannedDay, plannedDays } from './planned-days.ts';

const columns: readonly Column<PlannedDay>[] = [
  { title: texts.day, show: ({ date }) => `${weekdayText(date)}, ${dateText(date)}` },
  { title: texts.experiences, isFigure: true, show: ({ experiences }) => experiences },
  { title: texts.slots, isFigure: true, show: ({ starts }) => starts },
  { title: texts.seats, isFigure: true, show: ({ seats }) => seats.toLocaleString('en-US') },
  { title: texts.first, isFigure: true, show: ({ first }) => timeText(first) },
  { title: texts.last, isFigure: true, show: ({ last }) => timeText(last) },
];

/** What would be opened, day by day. */
export const PlanTable = ({ rows }: Pick<SlotPlanView, 'rows'>) => (
  <DataTable
    caption={texts.slotsToOpen}
    isDense
    minWidth={560}
    columns={columns}
    rows={plannedDays(rows)}
    keyOf={({ date }) => date}
  />
);
