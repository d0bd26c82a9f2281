import { type ClosedSpan, closedSpans, type ManagedVenueDetailView } from '@northlight/contracts';
import { Button, dateText, http, Notice, Quiet, Stack, weekdayText } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { ExpectedDays } from '../../expected-days.tsx';
import { toldBy, useVenueChange } from '../../managed-venues.ts';
import { type StandingPart, useStanding, wallDate } from '../../standing.ts';

/** The days on which a venue stays shut, those in a row for one reason in one line; each can be taken back. */
export function Closures({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const spans = closedSpans(venue.closures, wallDate(venue.timezone));
  const open = useVenueChange<ClosedSpan>(venue.id, {
    send: ({ from, to }) => http.delete(`/api/admin/venues/${venue.id}/closures?from=${from}&to=${to}`),
    done: 'Open again on these days',
  });
  if (spans.length === 0) return <Quiet>No closures ahead.</Quiet>;
  const actions: Column<ClosedSpan> = {
    title: 'Actions',
    show: (span) => (
      <Button
        tone="secondary"
        isSmall
        aria-label={`Take back the closure: ${span.reason}, ${dateText(span.from)}`}
        disabled={open.isPending}
        onClick={() => open.mutate(span)}
      >
        Take back
      </Button>
    ),
  };
  return (
    <Stack $gap="m">
      <DataTable
        caption="Closures"
        columns={[...columns, expected(venue.id), actions]}
        rows={spans}
        keyOf={({ from }) => from}
        minWidth={640}
      />
      <Quiet>
        Slots that were closed stay closed when a closure is taken back: open them again under Availability.
      </Quiet>
      {open.error && <Notice tone="bad" title={`Failed to take the closure back: ${toldBy(open.error)}`} />}
    </Stack>
  );
}

const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;

const columns: readonly Column<ClosedSpan>[] = [
  {
    title: 'Days',
    show: ({ from, to }) => (from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`),
  },
  { title: 'Reason', show: ({ reason }) => reason },
];

const expected = (venueId: number): Column<ClosedSpan> => ({
  title: 'Still expected',
  show: ({ from, to }) => <Expected part={{ venueId, from, to }} />,
});

/** Who is booked on days that are shut: they stay until somebody moves or cancels them. */
function Expected({ part }: { readonly part: StandingPart }) {
  const { data } = useStanding(part);
  if (!data) return null;
  return data.days.length > 0 ? <ExpectedDays venueId={part.venueId} days={data.days} /> : 'Nobody';
}
