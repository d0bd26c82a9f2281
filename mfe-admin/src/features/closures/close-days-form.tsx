import type { ManagedVenueDetailView, StandingView } from '@northlight/contracts';
import { Button, from, Notice, Stack, space } from '@northlight/site-kit';
import { CheckboxField, ErrorSummary, LoadFailure, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { wallDate } from '../../format/dates.ts';
import { errorText } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/closures.ts';
import { ExpectedDays } from '../../ui/expected-days.tsx';
import { useClosing } from './use-closing.ts';

/** Shuts a venue on days on which its week says otherwise, and says before who is expected then. */
export function CloseDaysForm({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const form = useClosing(venue);
  const { field, summary, save, isBusy, busyText, failure, closesFree, setClosesFree, free } = form;
  const { data: standing } = form.standing;
  const { onBlur, ...first } = field('from');
  return (
    <Stack as="form" $gap="l" onSubmit={isBusy ? ignore : save} noValidate aria-label={texts.newClosure}>
      <ErrorSummary {...summary} />
      <Line>
        <TextField
          label={texts.firstDay}
          hint={form.from ? undefined : texts.noDaySelectedYet}
          type="date"
          min={wallDate(venue.timezone)}
          isRequired
          {...first}
          onBlur={(event) => {
            form.followFirst();
            return onBlur(event);
          }}
        />
        <TextField label={texts.lastDay} type="date" min={form.from} isRequired {...field('to')} />
        <TextField
          label={texts.reason}
          hint={texts.shownToVisitorsEG}
          isRequired
          maxLength={200}
          {...field('reason')}
        />
      </Line>
      <Standing venueId={venue.id} found={form.standing} />
      {standing && standing.freeSlots > 0 && (
        <CheckboxField
          label={texts.alsoCloseTheSlot({ freeSlots: standing.freeSlots })}
          checked={closesFree}
          onChange={({ target }) => setClosesFree(target.checked)}
        />
      )}
      {failure && <Notice tone="bad" title={failure} />}
      {free.error && (
        <LoadFailure
          text={texts.theDaysAreClosedBut({ error: errorText(free.error) })}
          onRetry={() => free.variables && free.mutate(free.variables)}
        />
      )}
      <div>
        <Button type="submit" {...{ isBusy, busyText }}>
          {texts.closeTheseDays}
        </Button>
      </div>
    </Stack>
  );
}

interface StandingProps {
  readonly venueId: number;
  readonly found: ReturnType<typeof useClosing>['standing'];
}

/** What stands on these days, or that it could not be looked up; nothing while nobody asks. */
function Standing({ venueId, found: { data: standing, isError, isFetching, refetch } }: StandingProps) {
  if (standing) return <Found venueId={venueId} standing={standing} />;
  if (!isError) return null;
  return <LoadFailure text={texts.couldntCheckWhichSlots} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function Found({ venueId, standing }: { readonly venueId: number; readonly standing: StandingView }) {
  const { openSlots, days } = standing;
  if (openSlots === 0 && days.length === 0) return <Notice title={texts.noOpenSlotsAndNo} />;
  const bookings = days.reduce((sum, day) => sum + day.bookings, 0);
  const seats = days.reduce((sum, day) => sum + day.seats, 0);
  const title =
    bookings > 0
      ? texts.onTheseDaysOpenSlotOf({ openSlots, bookings, seats })
      : texts.onTheseDaysOpenSlot({ openSlots });
  return (
    <Notice title={title}>
      {days.length > 0 && (
        <>
          <p>{texts.theseBookingsStayUntilTheyre}</p>
          <ExpectedDays venueId={venueId} days={days} />
        </>
      )}
    </Notice>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const Line = styled.div`
  display: grid;
  gap: ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr 2fr;
    align-items: start;
  }
`;
