import type { VenueView } from '@northlight/contracts';
import { aurora, color, font, motion, size } from '@northlight/site-kit';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/network-map.ts';
import { coast } from './coast.ts';

/** A city on the map; `mapX` and `mapY` are percent of its width and height. */
export type MappedCity = Pick<VenueView, 'id' | 'city' | 'mapX' | 'mapY' | 'status'>;

interface NetworkMapProps {
  readonly venues: readonly MappedCity[];
  /** The one to point out; without it all are equal. */
  readonly marked?: number | undefined;
}

/** The north-east by night with a light for each city. The list beside it says the same in words. */
export function NetworkMap({ venues, marked }: NetworkMapProps) {
  const cities = venues.map(({ city }) => city).join(', ');
  return (
    <Chart role="img" aria-label={texts.mapOfTheNortheasternUnited({ cities })}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={coast.land} />
        <path d={coast.water} />
      </svg>
      {venues.map(({ id, city, mapX, mapY, status }) => (
        <City
          key={id}
          style={{ '--x': `${mapX}%`, '--y': `${mapY}%` } as CSSProperties}
          $isOpen={status === 'open'}
          $isQuiet={marked !== undefined && marked !== id}
          $isLeft={hasNeighbour(venues, { mapX, mapY })}
        >
          <span>{city}</span>
        </City>
      ))}
    </Chart>
  );
}

/** True where the name would run into the next city: it then stands at the left of its light. */
const hasNeighbour = (venues: readonly MappedCity[], { mapX, mapY }: Pick<VenueView, 'mapX' | 'mapY'>) =>
  venues.some((other) => other.mapX > mapX && other.mapX - mapX < 20 && Math.abs(other.mapY - mapY) < 6);

const Chart = styled.div`
  position: relative;
  overflow-x: clip;
  aspect-ratio: 1.28;
  container-type: inline-size;

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    inset: 0;
    mask: linear-gradient(90deg, #0000, #000 16%, #000 94%, #0000), linear-gradient(#0000, #000 10%, #000 86%, #0000);
    mask-composite: intersect;
  }

  path {
    fill: ${color.line};
    stroke: ${color.light2};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  path + path {
    fill: ${color.land};
  }
`;

const City = styled.div<{ $isOpen: boolean; $isQuiet: boolean; $isLeft: boolean }>`
  position: absolute;
  top: var(--y);
  left: var(--x);
  opacity: ${({ $isQuiet }) => ($isQuiet ? 0.45 : 1)};
  transition: opacity ${motion.control};

  &::before {
    position: absolute;
    width: ${({ $isOpen }) => ($isOpen ? '18px' : '9px')};
    height: ${({ $isOpen }) => ($isOpen ? '18px' : '9px')};
    border: 2px solid ${({ $isOpen }) => ($isOpen ? color.action : color.ink)};
    border-radius: 50%;
    background: ${({ $isOpen }) => ($isOpen ? color.action : color.land)};
    box-shadow: ${({ $isOpen }) => ($isOpen ? `0 0 0 5px ${color.land}, 0 0 34px 12px ${color.action}` : 'none')};
    content: '';
    translate: -50% -50%;
  }

  &::after {
    position: absolute;
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    width: 3px;
    height: 60px;
    background: ${aurora};
    content: '';
    mask: linear-gradient(transparent, #000);
    translate: -50% -72px;
  }

  span {
    position: absolute;
    ${({ $isLeft }) => ($isLeft ? 'right' : 'left')}: ${({ $isOpen }) => ($isOpen ? '18px' : '12px')};
    font: ${({ $isOpen }) => ($isOpen ? 700 : 600)} clamp(min(0.6875rem, 3.4cqi), 2.2cqi, ${size.small}) / 1 ${font.display};
    translate: 0 -50%;
    white-space: nowrap;
  }
`;
