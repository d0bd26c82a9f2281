import { openingText, placeText, type VenueView } from '@northlight/contracts';
import { Badge, Button, color, from, Notice, Spinner, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/territory.ts';
import { TerritoryMap } from './territory-map.tsx';
import { useVenues } from './use-venues.ts';

/** The cities that have a venue, or will: drawn, and as a list. */
export function Territory() {
  const { data: venues, isPending, refetch } = useVenues();
  if (isPending) return <Spinner text={texts.loadingCities} />;
  if (!venues) return <Failed onRetry={() => void refetch()} />;
  return (
    <Sides>
      <TerritoryMap venues={venues} />
      <Cities>
        {venues.map((venue) => (
          <City key={venue.id} {...venue} />
        ))}
      </Cities>
    </Sides>
  );
}

function City(venue: VenueView) {
  return (
    <li>
      <b>{placeText(venue)}</b>
      <span>
        {openingText(venue, new Date().getFullYear())}
        {venue.status === 'open' && <Badge>{texts.flagshipLocation}</Badge>}
      </span>
    </li>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad" title={texts.failedToLoadVenuesPlease}>
      <Button tone="secondary" isSmall onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${space.xl} ${space.huge};
  align-items: start;

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Cities = styled.ul`
  border-top: 1px solid ${color.ink};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }

  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
