import { Page } from '@northlight/site-kit';
import { VenueList } from '../../features/venues/venue-list.tsx';
import { VenueWallSkeleton } from '../../features/venues/venue-wall.tsx';
import { WithVenues } from '../../features/venues/with-venues.tsx';

/** Route /venues. */
export function VenuesPage() {
  return (
    <Page title="Our Venues" lead="Where the lamp over the door is lit today, and where it will be next.">
      <WithVenues skeleton={<VenueWallSkeleton />}>{(venues) => <VenueList venues={venues} />}</WithVenues>
    </Page>
  );
}
