import { openingText, type VenueView } from '@northlight/contracts';
import { Badge, Container, color, font, from, href, Link, Quiet, size, space } from '@northlight/site-kit';
import { NetworkMap } from '@northlight/site-kit/network-map';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { openFirst } from './venue-facts.ts';
import { WithVenues } from './with-venues.tsx';

/** Where there is a house and where there will be one: the map, and a board with a line for each city (§2 Home 5). */
export function ExpansionBoard() {
  return (
    <Night data-theme="dark" aria-labelledby="expansion">
      <Container>
        <h2 id="expansion">{texts.nationwideExpansionComingSoon}</h2>
        <WithVenues>{(venues) => <Cities venues={venues} />}</WithVenues>
      </Container>
    </Night>
  );
}

/** A line under the pointer or the focus lights its city on the map. */
function Cities({ venues }: { readonly venues: readonly VenueView[] }) {
  const [marked, mark] = useState<number>();
  if (venues.length === 0) return <p>{texts.noCitiesYet}</p>;
  return (
    <TwoColumns>
      <NetworkMap venues={venues} marked={marked} />
      <ul onPointerLeave={() => mark(undefined)}>
        {openFirst(venues).map((venue) => (
          <CityLine key={venue.id} venue={venue} onLook={mark} />
        ))}
      </ul>
    </TwoColumns>
  );
}

interface CityLineProps {
  readonly venue: VenueView;
  readonly onLook: (id: number | undefined) => void;
}

function CityLine({ venue, onLook }: CityLineProps) {
  const { id, city, state, slug, status } = venue;
  const look = () => onLook(id);
  return (
    <Line onPointerEnter={look} onFocus={look} onBlur={() => onLook(undefined)}>
      <h3>
        <Link to={href('venue', { slug })}>{city}</Link> <Quiet as="small">{state}</Quiet>
      </h3>
      <p>
        {status === 'open' && <Badge $tone="light">{texts.flagshipLocation}</Badge>}
        {openingText(venue, new Date().getFullYear())}
      </p>
    </Line>
  );
}

const Night = styled.section`
  padding-block: clamp(${space.huge}, 9vw, ${space.vast});
  background: ${color.land};

  h2 {
    max-width: 14em;
    margin-bottom: ${space.xl};
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    letter-spacing: -0.035em;
  }
`;

const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  padding-block: ${space.m};
  border-bottom: 1px solid ${color.line};

  h3 {
    font: 700 ${size.title} / 1.1 ${font.display};
  }

  p {
    display: flex;
    align-items: center;
    gap: ${space.m};
  }

  a {
    text-decoration: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover a {
    text-decoration: underline;
  }
`;
