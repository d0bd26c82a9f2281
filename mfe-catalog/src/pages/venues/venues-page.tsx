import { Page, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { VenueList } from '../../features/venues/venue-list.tsx';
import { VenueWallSkeleton } from '../../features/venues/venue-wall.tsx';
import { WithVenues } from '../../features/venues/with-venues.tsx';
import { texts } from '../../texts/venues.ts';

/** Route /venues. */
export function VenuesPage() {
  return (
    <Page title={texts.ourVenues} lead={texts.whereWereOpenNow}>
      <WithVenues skeleton={<VenueWallSkeleton />}>{(venues) => <VenueList venues={venues} />}</WithVenues>
      <News>
        <a href="#newsletter">{texts.emailMeWhenTheNext}</a>
      </News>
    </Page>
  );
}

const News = styled.p`
  margin-top: ${space.xl};
  font-weight: 600;
`;
