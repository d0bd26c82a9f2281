import { addressText, type VenueView } from '@northlight/contracts';
import { href, Link, Quiet, space } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { weekText } from './venue-facts.ts';
import { WithVenues } from './with-venues.tsx';

/** The venues that one can walk into today: name, address and hours. */
export function OpenDesks() {
  return (
    <WithVenues skeleton={<Skeleton $height="120px" />}>
      {(venues) => (
        <Desks>
          {venues
            .filter(({ status }) => status === 'open')
            .map((venue) => (
              <Desk key={venue.id} venue={venue} />
            ))}
        </Desks>
      )}
    </WithVenues>
  );
}

function Desk({ venue }: { readonly venue: VenueView }) {
  return (
    <li>
      <Link to={href('venue', { slug: venue.slug })}>{venue.name}</Link>
      <address>{addressText(venue)}</address>
      {weekText(venue.weekHours).map(({ days, hours }) => (
        <Quiet key={days}>
          {days} {hours}
        </Quiet>
      ))}
    </li>
  );
}

const Desks = styled.ul`
  display: grid;
  gap: ${space.l};

  a {
    font-weight: 600;
  }

  address {
    font-style: normal;
  }
`;
