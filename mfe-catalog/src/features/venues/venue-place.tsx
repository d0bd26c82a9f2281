import { addressText, encodeText, type VenueDetailView } from '@northlight/contracts';
import { color, from, radius, size, space } from '@northlight/site-kit';
import { NetworkMap } from '@northlight/site-kit/network-map';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { FactSheet } from './fact-sheet.ts';
import { InteractiveMap } from './interactive-map.tsx';
import { NeighbourhoodMap } from './neighbourhood-map.tsx';
import { WithVenues } from './with-venues.tsx';

/** Where a venue is: our own map first, the address, the ways there, and two services that know real traffic. */
export function VenuePlace({ venue }: { readonly venue: VenueDetailView }) {
  const { name, streetMap, directions } = venue;
  const address = addressText(venue);
  const wanted = encodeText(address);
  return (
    <TwoColumns>
      <InteractiveMap venue={venue}>
        {streetMap ? (
          <NeighbourhoodMap name={name} address={venue.address} map={streetMap} />
        ) : (
          <Night data-theme="dark">
            <WithVenues>{(venues) => <NetworkMap venues={venues} marked={venue.id} />}</WithVenues>
          </Night>
        )}
      </InteractiveMap>
      <div>
        <h2>{texts.howToFindUs}</h2>
        <address>{address}</address>
        {directions.length === 0 && <p>{texts.wellAddDirectionsWhen}</p>}
        <FactSheet>
          {directions.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </FactSheet>
        <Services>
          <li>
            <Away href={`https://www.openstreetmap.org/search?query=${wanted}`}>{texts.openInOpenstreetmap}</Away>
          </li>
          <li>
            <Away href={`https://www.google.com/maps/search/?api=1&query=${wanted}`}>{texts.openInGoogleMaps}</Away>
          </li>
        </Services>
      </div>
    </TwoColumns>
  );
}

function Away({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children} {texts.newTab}
    </a>
  );
}

const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});
  align-items: start;

  address {
    margin-block: ${space.m} ${space.l};
    font-size: ${size.lead};
    font-style: normal;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.xl};
  margin-top: ${space.l};

  a {
    display: inline-flex;
    min-height: 32px;
    align-items: center;
    font-weight: 600;
  }
`;

const Night = styled.div`
  overflow: hidden;
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.land};
`;
