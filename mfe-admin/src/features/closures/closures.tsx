import { openDays } from '@northlight/client';
import { type ClosedSpan, closedSpans, type ManagedVenueDetailView, type StandingDay } from '@northlight/contracts';
import { Button, callApi, dateText, Notice, Quiet, Stack, weekdayText } from '@northlight/site-kit';
import { wallDate } from '../../format/dates.ts';
import { errorText, useVenueChange } from '../../queries/managed-venues.ts';
import { useStanding } from '../../queries/standing.ts';
import { texts } from '../../texts/closures.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ExpectedDays } from '../../ui/expected-days.tsx';

/** The days on which a venue stays shut, those in a row for one reason in one line; each can be taken back. */
export function Closures({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const spans = closedSpans(venue.closures, wallDate(venue.timezone));
  const [first, last] = [spans[0], spans.at(-1)];
  const part = first && last ? { venueId: venue.id, from: first.from, to: last.to } : undefined;
  const { data: standing, isError } = useStanding(part);
  const open = useVenueChange<ClosedSpan>(venue.id, {
    send: ({ from, to }) => callApi(openDays, { params: { id: venue.id }, query: { from, to } }),
    done: texts.closureRemoved,
  });
  if (spans.length === 0) return <Quiet>{texts.noUpcomingClosures}</Quiet>;
  const actions: Column<ClosedSpan> = {
    title: texts.actions,
    isActions: true,
    show: (span) => (
      <Button
        tone="secondary"
        isSmall
        aria-label={texts.removeTheClosure({ reason: span.reason, from: dateText(span.from) })}
        disabled={open.isPending}
        onClick={() => open.mutate(span)}
      >
        {texts.remove}
      </Button>
    ),
  };
  return (
    <Stack $gap="m">
      <DataTable
        caption={texts.closures}
        columns={[...columns, expected(venue.id, standing?.days), actions]}
        rows={spans}
        keyOf={({ from }) => from}
        minWidth={640}
      />
      <Quiet>{texts.removingAClosureDoesntReopen}</Quiet>
      {isError && <Notice tone="bad" title={texts.couldntCountTheBookings} />}
      {open.error && <Notice tone="bad" title={texts.failedToRemoveTheClosure({ error: errorText(open.error) })} />}
    </Stack>
  );
}

const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;

const columns: readonly Column<ClosedSpan>[] = [
  {
    title: texts.days,
    show: ({ from, to }) => (from === to ? dayText(from) : texts.to({ from: dayText(from), to: dayText(to) })),
  },
  { title: texts.reason, show: ({ reason }) => reason },
];

/** Who is booked on days that are shut: they stay until somebody moves or cancels them. Empty until that is counted. */
const expected = (venueId: number, counted: readonly StandingDay[] | undefined): Column<ClosedSpan> => ({
  title: texts.bookings,
  show: ({ from, to }) => {
    const days = counted?.filter(({ date }) => from <= date && date <= to);
    if (!days) return null;
    return days.length > 0 ? <ExpectedDays venueId={venueId} days={days} /> : texts.none;
  },
});
