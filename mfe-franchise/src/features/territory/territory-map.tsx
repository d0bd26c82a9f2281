import type { VenueView } from '@northlight/contracts';
import { color, from, radius, size } from '@northlight/site-kit';
import styled from 'styled-components';

type Place = Pick<VenueView, 'id' | 'city' | 'status' | 'mapX' | 'mapY'>;

/** The cities as lights over a dark land; the open one is the lit window. A drawing: the list beside it says it all. */
export function TerritoryMap({ venues }: { readonly venues: readonly Place[] }) {
  const home = venues.find(({ status }) => status === 'open');
  return (
    <Sky aria-hidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {home && venues.map((venue) => <Route key={venue.id} from={home} to={venue} />)}
      </svg>
      {venues.map((venue) => (
        <City
          key={venue.id}
          $isOpen={venue.status === 'open'}
          $isLeft={isCrowded(venue, venues)}
          style={placeOf(venue)}
        >
          <i />
          <span>{venue.city}</span>
        </City>
      ))}
    </Sky>
  );
}

function Route({ from: start, to: end }: { readonly from: Place; readonly to: Place }) {
  return <line x1={start.mapX} y1={start.mapY} x2={end.mapX} y2={end.mapY} vectorEffect="non-scaling-stroke" />;
}

const placeOf = ({ mapX, mapY }: Place) => ({ left: `${mapX}%`, top: `${mapY}%` });

/** Another city close by on the right: the name goes to the left of its light. */
const isCrowded = (venue: Place, all: readonly Place[]) =>
  all.some(({ mapX, mapY }) => mapX > venue.mapX && mapX - venue.mapX < 22 && Math.abs(mapY - venue.mapY) < 7);

const Sky = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 5 / 4;
  border-radius: ${radius.m};
  background: linear-gradient(${color.skyHigh}, ${color.skyLow});

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    inset: 0;
  }

  line {
    stroke: ${color.edge};
    stroke-dasharray: 2 5;
    stroke-width: 1px;
  }
`;

const City = styled.div<{ $isOpen: boolean; $isLeft: boolean }>`
  position: absolute;
  display: flex;
  flex-direction: ${({ $isLeft }) => ($isLeft ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 7px;
  color: ${color.ink};
  font-size: 0.75rem;
  font-weight: ${({ $isOpen }) => ($isOpen ? 700 : 500)};
  line-height: 1;
  white-space: nowrap;
  translate: ${({ $isLeft }) => ($isLeft ? 'calc(-100% + 7px) -50%' : '-7px -50%')};

  @media (${from.medium}) {
    font-size: ${size.small};
  }

  i {
    width: 14px;
    height: 14px;
    flex: none;
    border: 2px solid ${color.ink};
    border-radius: ${({ $isOpen }) => ($isOpen ? '2px' : '50%')};
    background: ${({ $isOpen }) => ($isOpen ? color.action : color.ground)};
  }
`;
