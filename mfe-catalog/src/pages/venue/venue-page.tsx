import type { VenueDetailView } from '@northlight/contracts';
import { Page, useParams, useTab } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import { ExperienceCard } from '../../features/experiences/experience-card.tsx';
import { PictureGallery } from '../../features/show-media/picture-gallery.tsx';
import { VenueHead } from '../../features/venues/venue-head.tsx';
import { VenueInfo } from '../../features/venues/venue-info.tsx';
import { VenuePlace } from '../../features/venues/venue-place.tsx';
import { VenueProgramme } from '../../features/venues/venue-programme.tsx';
import { WithVenue } from '../../features/venues/with-venue.tsx';
import { texts as words } from '../../texts/venue.ts';

/** Route /venue/{slug}. The open tab is in the address. */
export function VenuePage() {
  const { slug = '' } = useParams();
  return (
    <WithVenue key={slug} slug={slug}>
      {(venue) => (
        <Page title={venue.name} heading="own">
          <VenueHead venue={venue} />
          <VenueTabs venue={venue} />
        </Page>
      )}
    </WithVenue>
  );
}

function VenueTabs({ venue }: { readonly venue: VenueDetailView }) {
  const tabs = tabsOf(venue);
  const tab = useTab(tabs.map(({ id }) => id));
  return <Tabs label={words.about({ name: venue.name })} tabs={tabs} {...tab} />;
}

const sketches = words.drawingsOfThePlannedVenue;

const tabsOf = (venue: VenueDetailView) => [
  { id: 'info', title: words.venueInfo, content: <VenueInfo venue={venue} /> },
  {
    id: 'experiences',
    title: words.experiences,
    content: (
      <VenueProgramme slug={venue.slug}>{(experience) => <ExperienceCard experience={experience} />}</VenueProgramme>
    ),
  },
  {
    id: 'gallery',
    title: words.gallery,
    content: (
      <PictureGallery
        name={venue.name}
        pictures={venue.galleryImages}
        texts={venue.pictureTexts}
        hints={venue.pictures}
        note={venue.status === 'planned' ? sketches : undefined}
      />
    ),
  },
  { id: 'map', title: words.mapDirections, content: <VenuePlace venue={venue} /> },
];
