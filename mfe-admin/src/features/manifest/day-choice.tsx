import { pathOf, saveManifest, searchOf } from '@northlight/client';
import type { VenueView } from '@northlight/contracts';
import { dateText, weekdayText } from '@northlight/site-kit';
import { CsvLink } from '../../ui/csv-link.tsx';
import { DayBar } from '../../ui/day-bar.tsx';
import type { VenueDay } from './use-manifest.ts';

interface DayChoiceProps {
  readonly venues: readonly VenueView[];
  readonly day: VenueDay;
  readonly today: string;
  readonly onChoose: (change: { readonly venue?: number; readonly date?: string }) => void;
}

/** Which day is looked at, and its manifest as a file. */
export function DayChoice({ venues, day: { venueId, date }, today, onChoose }: DayChoiceProps) {
  return (
    <DayBar
      {...{ venues, venueId, today }}
      day={date}
      onVenue={(venue) => onChoose({ venue })}
      onDay={(chosen) => onChoose({ date: chosen })}
    >
      <CsvLink href={pathOf(saveManifest) + searchOf({ venueId, date })} />
    </DayBar>
  );
}

/** "Saturday, November 28, 2026" */
export const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;
