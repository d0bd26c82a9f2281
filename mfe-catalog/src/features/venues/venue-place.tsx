import type { VenueView } from '@northlight/contracts';
import { color, from, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { ExpansionMap } from './expansion-map.tsx';
import { addressText } from './venue-facts.ts';
import { WithVenues } from './with-venues.tsx';

const mapSearch = 'https://www.openstreetmap.org/search?query=';

/** Where a venue is: our own map with its light on, the address, and a way to real directions. */
export function VenuePlace({ venue }: { readonly venue: VenueView }) {
  const address = addressText(venue);
  return (
    <Halves>
      <Night data-theme="dark">
        <WithVenues>{(venues) => <ExpansionMap venues={venues} marked={venue.id} />}</WithVenues>
      </Night>
      <div>
        <h2>How to find us</h2>
        <address>{address}</address>
        <a href={`${mapSearch}${encodeURIComponent(`${venue.city}, ${venue.state}`)}`} target="_blank" rel="noreferrer">
          Directions on OpenStreetMap (opens a new tab)
        </a>
      </div>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});

  address {
    margin-block: ${space.m} ${space.l};
    font-size: ${size.lead};
    font-style: normal;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Night = styled.div`
  overflow: hidden;
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.land};
`;
