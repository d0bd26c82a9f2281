import type { VenueView } from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/availability-calendar.ts';
import { DayBar } from '../../ui/day-bar.tsx';
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

/** Which days of which venue are looked at, of which experience, and in which order. */
export function CalendarBar({ experiences, experienceId, order, onChoose, ...days }: CalendarBarProps) {
  const options = [...experiences].map(([value, label]) => ({ value, label }));
  return (
    <DayBar
      {...days}
      onVenue={(venue) => onChoose({ venue })}
      onDay={(day) => onChoose({ week: day === days.today ? undefined : day })}
    >
      <SelectField
        label={texts.experience}
        options={[{ value: '', label: texts.allExperiences }, ...options]}
        value={experienceId ?? ''}
        onChange={({ target }) => onChoose({ experience: Number(target.value) || undefined })}
      />
      <SelectField
        label={texts.sort}
        options={[
          { value: 'time', label: texts.byStartTime },
          { value: 'experience', label: texts.byExperience },
        ]}
        value={order}
        onChange={({ target }) => onChoose({ order: target.value === 'experience' ? 'experience' : undefined })}
      />
    </DayBar>
  );
}
