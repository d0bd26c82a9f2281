import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Stack } from '@northlight/site-kit';
import { CloseDaysForm } from '../../features/closures/close-days-form.tsx';
import { Closures } from '../../features/closures/closures.tsx';
import { HoursForm } from '../../features/opening-hours/hours-form.tsx';
import { PlanPreview } from '../../features/plan-preview/plan-preview.tsx';
import { Programme } from '../../features/programme/programme.tsx';
import { useExperiences } from '../../queries/experiences.ts';
import { VenuePictures } from './venue-pictures.tsx';

/** What stands behind the tabs of a venue besides its details. */
export type VenueSection = 'hours' | 'experiences' | 'closures' | 'pictures';

interface VenueSectionsProps {
  readonly venue: ManagedVenueDetailView;
  readonly section: VenueSection;
}

/** One tab of a venue; loaded when somebody opens it. */
export function VenueSections({ venue, section }: VenueSectionsProps) {
  const { data: experiences = [] } = useExperiences();
  if (section === 'pictures') return <VenuePictures venue={venue} />;
  if (section === 'closures')
    return (
      <Stack $gap="xxl">
        <CloseDaysForm venue={venue} />
        <Closures venue={venue} />
      </Stack>
    );
  return (
    <Stack $gap="xl">
      {section === 'hours' ? <HoursForm venue={venue} /> : <Programme venue={venue} experiences={experiences} />}
      <PlanPreview venue={venue} />
    </Stack>
  );
}
