import { Container, href, LinkButton, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { VenueWall, VenueWallSkeleton } from './venue-wall.tsx';
import { WithVenues } from './with-venues.tsx';

/** The houses on the home page (§2 Home 4). */
export function FlagshipVenues() {
  return (
    <section aria-labelledby="venues">
      <Container>
        <Title id="venues">{texts.ourFlagshipVenues}</Title>
        <WithVenues skeleton={<VenueWallSkeleton />}>{(venues) => <VenueWall venues={venues} />}</WithVenues>
        <More>
          <LinkButton to={href('venues')} tone="secondary">
            {texts.viewAllVenues}
          </LinkButton>
        </More>
      </Container>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.xl};
  font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
  letter-spacing: -0.035em;
`;

const More = styled.div`
  margin-top: ${space.xl};
`;
