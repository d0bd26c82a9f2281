import type { VenueView } from '@northlight/contracts';
import { Button, IconButton, space } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { CalendarChoice } from './use-chosen-week.ts';

interface CalendarBarProps {
  readonly venues: readonly VenueView[];
  readonly venueId: number;
  readonly day: string;
  readonly today: string;
  /** How many days are shown at once: 7, or 1 where there is no room. */
  readonly step: number;
  readonly experiences: ReadonlyMap<number, string>;
  readonly experienceId: number | undefined;
  readonly order: string;
  readonly onChoose: (change: CalendarChoice) => void;
}

/** Which days of which venue are looked at, and of which experience. */
export function CalendarBar(props: CalendarBarProps) {
  const { venues, venueId, day, experiences, experienceId, order, onChoose } = props;
  const options = [...experiences].map(([value, label]) => ({ value, label }));
  return (
    <Bar>
      {venues.length > 1 && (
        <SelectField
          label="Venue"
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          value={venueId}
          onChange={({ target }) => onChoose({ venue: Number(target.value) })}
        />
      )}
      <TextField
        label="Day"
        type="date"
        value={day}
        onChange={({ target }) => target.value && onChoose({ week: target.value })}
      />
      <Steps {...props} />
      <SelectField
        label="Experience"
        options={[{ value: '', label: 'All experiences' }, ...options]}
        value={experienceId ?? ''}
        onChange={({ target }) => onChoose({ experience: Number(target.value) || undefined })}
      />
      <SelectField
        label="Order"
        options={[
          { value: 'time', label: 'By start' },
          { value: 'experience', label: 'By experience' },
        ]}
        value={order}
        onChange={({ target }) => onChoose({ order: target.value === 'experience' ? 'experience' : undefined })}
      />
    </Bar>
  );
}

function Steps({ day, today, step, onChoose }: CalendarBarProps) {
  const unit = step === 1 ? 'day' : 'week';
  return (
    <Arrows>
      <IconButton label={`The ${unit} before`} onClick={() => onChoose({ week: addDays(day, -step) })}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={`The ${unit} after`} onClick={() => onChoose({ week: addDays(day, step) })}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
      {day !== today && (
        <Button tone="secondary" isSmall onClick={() => onChoose({ week: undefined })}>
          Today
        </Button>
      )}
    </Arrows>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m} ${space.l};

  > div {
    flex: 1 1 150px;
    max-width: 260px;
  }
`;

const Arrows = styled.div`
  display: flex;
  min-height: 48px;
  align-items: center;
  gap: ${space.s};
`;
