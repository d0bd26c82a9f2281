import { closesNextMorning, type ManagedVenueDetailView, weekdayNames } from '@northlight/contracts';
import { Button, color, from, Stack, space } from '@northlight/site-kit';
import { CheckboxField, ErrorSummary, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { fromMonday } from '../../format/dates.ts';
import { texts } from '../../texts/opening-hours.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { useHoursDraft } from './use-hours-draft.ts';

/** When a venue lets people in, day by day. */
export function HoursForm({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const draft = useHoursDraft(venue);
  const { summary, save, isSaving, failure, lateSince } = draft;
  return (
    <Stack
      as="form"
      $gap="l"
      noValidate
      aria-label={texts.openingHours}
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (!isSaving) save();
      }}
    >
      <ErrorSummary {...summary} />
      <Week>
        {fromMonday.map((weekday) => (
          <Weekday key={weekday} weekday={weekday} draft={draft} />
        ))}
      </Week>
      <SaveFailure failure={failure} lateSince={lateSince} subject={`venue/${venue.id}`} />
      <div>
        <Button type="submit" isBusy={isSaving} busyText={texts.saving}>
          {texts.saveOpeningHours}
        </Button>
      </div>
    </Stack>
  );
}

interface WeekdayProps {
  readonly weekday: number;
  readonly draft: ReturnType<typeof useHoursDraft>;
}

function Weekday({ weekday, draft: { days, change, problemOf } }: WeekdayProps) {
  const { isOpen = false, opens = '', closes = '' } = days[weekday] ?? {};
  const error = problemOf(weekday);
  return (
    <Line>
      <legend>{weekdayNames[weekday]}</legend>
      <CheckboxField
        label={texts.open}
        checked={isOpen}
        onChange={({ target }) => change(weekday, { isOpen: target.checked })}
      />
      <TextField
        id={`opens-${weekday}`}
        label={texts.opens}
        type="time"
        value={opens}
        disabled={!isOpen}
        error={error}
        onChange={({ target }) => change(weekday, { opens: target.value })}
      />
      <TextField
        label={texts.closes}
        type="time"
        value={closes}
        hint={isOpen && closes !== '' && closesNextMorning({ opens, closes }) ? texts.theNextMorning : undefined}
        disabled={!isOpen}
        onChange={({ target }) => change(weekday, { closes: target.value })}
      />
    </Line>
  );
}

const Week = styled.div`
  display: grid;
  max-width: 720px;
`;

const Line = styled.fieldset`
  display: grid;
  min-width: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.s} ${space.l};
  padding: ${space.m} 0;
  border: 0;
  border-bottom: 1px solid ${color.line};

  legend {
    float: left;
    padding: 0;
    font-weight: 600;
  }

  legend,
  > div:first-of-type {
    align-self: center;
  }

  @media (${from.medium}) {
    grid-template-columns: 7em 6em repeat(2, minmax(0, 1fr));
  }
`;
