import { Page } from '@northlight/site-kit';
import { VenueList } from '../../features/venues/venue-list.tsx';
import { VenueWallSkeleton } from '../../features/venues/venue-wall.tsx';
import { WithVenues } from '../../features/venues/with-venues.tsx';

/** Route /venues. */
export function VenuesPage() {
  return (
    <Page title="Our Venues" lead="One house is open in Rochester. Seven more are being prepared along the coast.">
      <WithVenues skeleton={<VenueWallSkeleton />}>{(venues) => <VenueList venues={venues} />}</WithVenues>
    </Page>
  );
}
