import type { VenueView } from '@northlight/contracts';
import { color, from, space } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { VenueCard } from './venue-card.tsx';
import { openFirst } from './venue-facts.ts';

/** The room that the wall will take. */
export function VenueWallSkeleton() {
  return (
    <CardGrid>
      <Skeleton $ratio="7 / 6" />
      <Rooms>
        {[1, 2, 3, 4, 5, 6, 7].map((nth) => (
          <Skeleton key={nth} $height="96px" />
        ))}
      </Rooms>
    </CardGrid>
  );
}

/** The first house with the larger half, the others beside it. */
export function VenueWall({ venues }: { readonly venues: readonly VenueView[] }) {
  const [first, ...rest] = openFirst(venues);
  if (!first) return <p>{texts.noVenuesYet}</p>;
  return (
    <CardGrid>
      <VenueCard venue={first} shape="lead" />
      <div>
        {rest.map((venue) => (
          <VenueCard key={venue.id} venue={venue} shape="row" />
        ))}
      </div>
    </CardGrid>
  );
}

const Rooms = styled.div`
  display: grid;
  gap: ${space.xl};
`;

const CardGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl} clamp(${space.xl}, 4vw, ${space.huge});

  > div {
    border-top: 1px solid ${color.line};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
