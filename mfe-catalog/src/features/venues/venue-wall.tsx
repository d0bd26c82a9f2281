import type { VenueView } from '@northlight/contracts';
import { color, from, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { VenueCard } from './venue-card.tsx';
import { openFirst } from './venue-facts.ts';

/** The first house with the larger half, the others beside it. */
export function VenueWall({ venues }: { readonly venues: readonly VenueView[] }) {
  const [first, ...rest] = openFirst(venues);
  if (!first) return <p>No venues to show yet.</p>;
  return (
    <Wall>
      <VenueCard venue={first} shape="lead" />
      <div>
        {rest.map((venue) => (
          <VenueCard key={venue.id} venue={venue} shape="row" />
        ))}
      </div>
    </Wall>
  );
}

const Wall = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xl}, 4vw, ${space.huge});

  > div {
    border-top: 1px solid ${color.line};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
