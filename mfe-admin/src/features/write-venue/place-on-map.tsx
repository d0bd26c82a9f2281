import { color, radius } from '@northlight/site-kit';
import { type MappedCity, NetworkMap } from '@northlight/site-kit/network-map';
import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/write-venue.ts';

interface PlaceOnMapProps {
  /** The other cities of the network. */
  readonly others: readonly MappedCity[];
  readonly city: MappedCity;
  readonly onPlace: (x: number, y: number) => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value) || 0));

/** The map of the network: a click puts the city there, the arrow keys move it by a percent. */
export function PlaceOnMap({ others, city, onPlace }: PlaceOnMapProps) {
  const { mapX, mapY } = city;
  const click = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return; // pressed by a key: it points nowhere
    const { offsetX, offsetY } = nativeEvent;
    onPlace(
      percent((100 * offsetX) / currentTarget.clientWidth),
      percent((100 * offsetY) / currentTarget.clientHeight),
    );
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onPlace(percent(mapX + step[0]), percent(mapY + step[1]));
  };
  return (
    <Night data-theme="dark">
      <NetworkMap venues={[...others, city]} marked={city.id} />
      <Sheet
        type="button"
        aria-label={texts.placeOnTheMapPercent({ mapX: percent(mapX), mapY: percent(mapY) })}
        onClick={click}
        onKeyDown={move}
      />
    </Night>
  );
}

const Night = styled.div`
  position: relative;
  overflow: hidden;
  max-width: 560px;
  border-radius: ${radius.m};
  background: ${color.land};
`;

const Sheet = styled.button`
  position: absolute;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  cursor: crosshair;
  inset: 0;
`;
