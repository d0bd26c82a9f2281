import type { VenueView } from '@northlight/contracts';
import { Page, useParams } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import { ExperienceCard } from '../../features/experiences/experience-card.tsx';
import { VenueHead } from '../../features/venues/venue-head.tsx';
import { VenueInfo } from '../../features/venues/venue-info.tsx';
import { VenuePlace } from '../../features/venues/venue-place.tsx';
import { VenueProgramme } from '../../features/venues/venue-programme.tsx';
import { WithVenue } from '../../features/venues/with-venue.tsx';

/** Route /venue/{slug}. */
export function VenuePage() {
  const { slug = '' } = useParams();
  return (
    <WithVenue key={slug} slug={slug}>
      {(venue) => (
        <Page title={venue.name} heading="own">
          <VenueHead venue={venue} />
          <Tabs label={`About ${venue.name}`} tabs={tabsOf(venue)} />
        </Page>
      )}
    </WithVenue>
  );
}

const tabsOf = (venue: VenueView) => [
  { id: 'info', title: 'Venue Info', content: <VenueInfo venue={venue} /> },
  {
    id: 'experiences',
    title: 'Experiences',
    content: (
      <VenueProgramme slug={venue.slug}>{(experience) => <ExperienceCard experience={experience} />}</VenueProgramme>
    ),
  },
  { id: 'map', title: 'Map & Directions', content: <VenuePlace venue={venue} /> },
];
