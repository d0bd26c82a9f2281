import type { VenueExperienceView, VenueView } from '@northlight/contracts';
import { Stack, useBookingPolicy } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/choose-visit.ts';
import { experienceOptions, venueOptions } from './visit-options.ts';

interface VisitStepProps {
  readonly venues: Loaded<VenueView[]>;
  readonly experiences: Loaded<VenueExperienceView[]>;
  readonly venueId: number | null;
  readonly experienceId: number | null;
  readonly ids: { readonly venue: string; readonly experience: string };
  readonly errors: { readonly venue: string | undefined; readonly experience: string | undefined };
  readonly onVenue: (venueId: number | null) => void;
  readonly onExperience: (experienceId: number | null) => void;
}

/** Where and what. The experience waits for the venue, and says so (U3). */
export function VisitStep(props: VisitStepProps) {
  const { venues, experiences } = props;
  return (
    <Stack $gap="l">
      <VenueField {...props} />
      {venues.isError && <LoadFailed text={texts.failedToLoadVenuesPlease} onRetry={venues.refetch} />}
      <ExperienceField {...props} />
      {experiences.isError && <LoadFailed text={texts.failedToFetchExperiences} onRetry={experiences.refetch} />}
    </Stack>
  );
}

function VenueField({ venues, venueId, ids, errors, onVenue }: VisitStepProps) {
  return (
    <SelectField
      id={ids.venue}
      label={texts.venue}
      isRequired
      placeholder={texts.selectAVenue}
      options={venueOptions(venues.data ?? [])}
      value={venues.data ? (venueId ?? '') : ''}
      error={errors.venue}
      onChange={({ target }) => onVenue(idOf(target.value))}
    />
  );
}

function ExperienceField({ experiences, venueId, experienceId, ids, errors, onExperience }: VisitStepProps) {
  const { data, isLoading } = experiences;
  const rules = useBookingPolicy();
  return (
    <SelectField
      id={ids.experience}
      label={texts.experience}
      isRequired
      placeholder={isLoading ? texts.loadingExperiences : texts.selectAnExperience}
      options={experienceOptions(data ?? [], rules)}
      value={data ? (experienceId ?? '') : ''}
      disabled={!data}
      hint={venueId === null ? texts.selectAVenueFirstEach : undefined}
      error={errors.experience}
      onChange={({ target }) => onExperience(idOf(target.value))}
    />
  );
}

const idOf = (value: string) => (value === '' ? null : Number(value));
