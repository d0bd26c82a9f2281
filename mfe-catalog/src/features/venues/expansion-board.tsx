import type { VenueView } from '@northlight/contracts';
import { Badge, Container, color, font, from, href, Link, Quiet, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { ExpansionMap } from './expansion-map.tsx';
import { openFirst, openingText } from './venue-facts.ts';

/** Where there is a house and where there will be one: the map, and a board with a line for each city (§2 Home 5). */
export function ExpansionBoard({ venues }: { readonly venues: readonly VenueView[] }) {
  return (
    <Night data-theme="dark" aria-labelledby="expansion">
      <Container>
        <h2 id="expansion">Nationwide Expansion Coming Soon</h2>
        <Halves>
          <ExpansionMap venues={venues} />
          <ul>
            {openFirst(venues).map((venue) => (
              <CityLine key={venue.id} venue={venue} />
            ))}
          </ul>
        </Halves>
      </Container>
    </Night>
  );
}

function CityLine({ venue }: { readonly venue: VenueView }) {
  const { city, state, slug, status } = venue;
  return (
    <Line>
      <h3>
        <Link to={href('venue', { slug })}>{city}</Link> <Quiet as="small">{state}</Quiet>
      </h3>
      <p>
        {status === 'open' && <Badge $tone="light">Flagship Location</Badge>}
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
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    letter-spacing: -0.035em;
  }
`;

const Halves = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});
  margin-top: ${space.xl};

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
