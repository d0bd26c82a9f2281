import type { DeskBookingView } from '@northlight/contracts';
import { Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/manifest.ts';
import { DayChoice } from './day-choice.tsx';
import { ManifestDay } from './manifest-day.tsx';
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
  if (isError) return <LoadFailure text={texts.couldntLoadVenues} onRetry={retry} />;
  if (!day || !today) return <Spinner text={texts.loadingTheDay} />;
  return (
    <Stack as="section" $gap="xl" aria-label={texts.bookingsOfTheDay}>
      <DayChoice {...{ venues, day, today }} onChoose={choose} />
      {isPending && <Spinner text={texts.loadingTheDay} />}
      {!isPending && !manifest && <LoadFailure text={texts.couldntLoadTheDay} onRetry={() => void refetch()} />}
      {manifest && (
        <div aria-busy={isPlaceholderData}>
          <ManifestDay key={`${manifest.venueId} ${manifest.date}`} manifest={manifest} act={children} />
        </div>
      )}
    </Stack>
  );
}
