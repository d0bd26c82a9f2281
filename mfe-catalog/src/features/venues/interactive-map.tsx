import type { VenueDetailView } from '@northlight/contracts';
import { Button, Quiet, Row, radius, Stack, useBookingPolicy } from '@northlight/site-kit';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { type MapPlace, openStreetMap } from './open-street-map.ts';

interface InteractiveMapProps {
  readonly venue: VenueDetailView;
  /** Our own drawing: it stands there until the map is asked for. */
  readonly children: ReactNode;
}

/** A map that can be moved. Nothing is loaded from OpenStreetMap before somebody asks for it. */
export function InteractiveMap({ venue, children }: InteractiveMapProps) {
  const [isShown, show] = useState(false);
  const place = placeOf(venue);
  if (!useBookingPolicy()?.showsMaps || !place) return children;
  return (
    <Stack $gap="m">
      {isShown ? (
        <Frame
          title={texts.mapOfTheStreetsAround({ name: venue.name })}
          src={openStreetMap(place)}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        children
      )}
      <Row>
        <Button tone="secondary" isSmall aria-pressed={isShown} onClick={() => show(!isShown)}>
          {isShown ? texts.showTheIllustratedMap : texts.showTheInteractiveMap}
        </Button>
        <Quiet as="small">{texts.theInteractiveMapComes}</Quiet>
      </Row>
    </Stack>
  );
}

const placeOf = ({ latitude, longitude }: VenueDetailView): MapPlace | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;

const Frame = styled.iframe`
  width: 100%;
  aspect-ratio: 4 / 3;
  border: 0;
  border-radius: ${radius.m};
`;
