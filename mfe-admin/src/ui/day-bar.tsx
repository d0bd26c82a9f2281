import type { VenueView } from '@northlight/contracts';
import { Button, IconButton, space } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';

interface DayBarProps {
  readonly venues: readonly VenueView[];
  readonly venueId: number;
  /** The day that is looked at, or the first of them; today by the venue's calendar. */
  readonly day: string;
  readonly today: string;
  /** How many days are shown at once: 7, or 1. */
  readonly step?: number;
  readonly onVenue: (venueId: number) => void;
  readonly onDay: (day: string) => void;
  /** What else is chosen, or done with what is shown. */
  readonly children?: ReactNode;
}

/** Which days of which venue are looked at: a step to either side, or any. */
export function DayBar({ venues, venueId, onVenue, children, ...days }: DayBarProps) {
  return (
    <Bar>
      {venues.length > 1 && (
        <SelectField
          label={texts.venue}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          value={venueId}
          onChange={({ target }) => onVenue(Number(target.value))}
        />
      )}
      <TextField
        label={texts.day}
        type="date"
        value={days.day}
        onChange={({ target }) => target.value && days.onDay(target.value)}
      />
      <Steps {...days} />
      {children}
    </Bar>
  );
}

function Steps({ day, today, step = 1, onDay }: Pick<DayBarProps, 'day' | 'today' | 'step' | 'onDay'>) {
  const unit = step === 1 ? 'day' : 'week';
  return (
    <Arrows>
      <IconButton label={texts.previous({ unit })} onClick={() => onDay(addDays(day, -step))}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={texts.next({ unit })} onClick={() => onDay(addDays(day, step))}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
      {day !== today && (
        <Button tone="secondary" isSmall onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      )}
    </Arrows>
  );
}

const Arrows = styled.div`
  display: flex;
  flex: 1 0 auto;
  min-height: 48px;
  align-items: center;
  gap: ${space.s};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m} ${space.l};

  > div:not(${Arrows}) {
    flex: 1 1 150px;
    max-width: 260px;
  }
`;
