import type { DeskBookingView, ManifestSlotView, ManifestView } from '@northlight/contracts';
import { color, count, href, Link, Quiet, Spinner, Stack, size, space, timeText } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PartyLine } from '../../party-line.tsx';
import { DayChoice, dayText } from './day-choice.tsx';
import { useChosenDay } from './use-chosen-day.ts';
import { useManifest } from './use-manifest.ts';

interface ManifestProps {
  /** What the desk may do with a party in the list. */
  readonly children: (booking: DeskBookingView) => ReactNode;
}

/** The parties of a day, slot by slot. */
export function Manifest({ children }: ManifestProps) {
  const { venues, day, today, choose, isError, retry } = useChosenDay();
  const { data: manifest, isPending, isPlaceholderData, refetch } = useManifest(day);
  if (isError) return <LoadFailure text="The venues could not be loaded." onRetry={retry} />;
  if (!day || !today) return <Spinner text="Loading the day" />;
  return (
    <Stack as="section" $gap="xl" aria-label="Parties of the day">
      <DayChoice {...{ venues, day, today }} onChoose={choose} />
      {isPending && <Spinner text="Loading the day" />}
      {!isPending && !manifest && <LoadFailure text="The day could not be loaded." onRetry={() => void refetch()} />}
      {manifest && (
        <div aria-busy={isPlaceholderData}>
          <Day manifest={manifest} act={children} />
        </div>
      )}
    </Stack>
  );
}

interface DayProps {
  readonly manifest: ManifestView;
  readonly act: ManifestProps['children'];
}

function Day({ manifest: { slots, date }, act }: DayProps) {
  if (slots.length === 0)
    return <EmptyState title="Nobody has booked this day" hint={`There are no bookings for ${dayText(date)}.`} />;
  return (
    <>
      <h2>{dayText(date)}</h2>
      <Quiet role="status">{sumOf(slots)}</Quiet>
      {slots.map((slot) => (
        <Slot key={slot.id} slot={slot} act={act} />
      ))}
    </>
  );
}

function Slot({ slot, act }: { readonly slot: ManifestSlotView; readonly act: ManifestProps['children'] }) {
  const { id, time, experienceName, bookedCount, capacity, isClosed, bookings } = slot;
  return (
    <Group aria-label={`${timeText(time)}, ${experienceName}`}>
      <header>
        <h3>
          <Link to={`${href('admin')}/slots/${id}`}>
            <time>{timeText(time)}</time> {experienceName}
          </Link>
        </h3>
        <p>
          {bookedCount} of {capacity} seats{isClosed ? ', closed' : ''}
        </p>
      </header>
      <ul>
        {bookings.map((booking) => (
          <PartyLine key={booking.id} booking={booking}>
            {act(booking)}
          </PartyLine>
        ))}
      </ul>
    </Group>
  );
}

/** "12 parties, 31 people expected, 4 of them here" */
function sumOf(slots: readonly ManifestSlotView[]): string {
  const live = slots.flatMap(({ bookings }) => bookings).filter(({ status }) => status !== 'cancelled');
  const people = (some: readonly DeskBookingView[]) =>
    some.reduce((sum, { numberOfTickets }) => sum + numberOfTickets, 0);
  const here = people(live.filter(({ checkedInAt }) => checkedInAt !== null));
  return `${count(live.length, 'party', 'parties')}, ${count(people(live), 'person', 'people')}, ${here} checked in`;
}

const Group = styled.section`
  margin-top: ${space.xl};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
    padding-bottom: ${space.s};
  }

  h3 {
    font-size: ${size.lead};
  }

  h3 a {
    text-decoration: none;
  }

  h3 a:hover {
    text-decoration: underline;
  }

  time {
    display: inline-block;
    min-width: 5.5em;
    font-variant-numeric: tabular-nums;
  }

  header p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
`;
