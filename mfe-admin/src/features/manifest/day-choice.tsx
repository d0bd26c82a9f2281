import type { VenueView } from '@northlight/contracts';
import { Button, dateText, IconButton, space, weekdayText } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import styled from 'styled-components';
import type { VenueDay } from './use-manifest.ts';

interface DayChoiceProps {
  readonly venues: readonly VenueView[];
  readonly day: VenueDay;
  readonly today: string;
  readonly onChoose: (change: { readonly venue?: number; readonly date?: string }) => void;
}

/** Which day is looked at: a step to either side, or any. */
export function DayChoice({ venues, day, today, onChoose }: DayChoiceProps) {
  const { venueId, date } = day;
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
      <TextField label="Day" type="date" value={date} onChange={({ target }) => onChoose({ date: target.value })} />
      <Steps>
        <IconButton label="The day before" onClick={() => onChoose({ date: addDays(date, -1) })}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton label="The day after" onClick={() => onChoose({ date: addDays(date, 1) })}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        {date !== today && (
          <Button tone="secondary" isSmall onClick={() => onChoose({ date: today })}>
            Today
          </Button>
        )}
      </Steps>
      <a href={`/api/admin/manifest.csv?venueId=${venueId}&date=${date}`} download>
        <Download size={18} aria-hidden /> Save as CSV
      </a>
    </Bar>
  );
}

/** "Saturday, November 28, 2026" */
export const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m} ${space.l};

  > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
    gap: ${space.s};
    margin-left: auto;
  }
`;

const Steps = styled.div`
  display: flex;
  min-height: 48px;
  align-items: center;
  gap: ${space.s};
`;
