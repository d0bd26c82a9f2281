import type { VenueView } from '@northlight/contracts';
import { color, radius, space, useQuery } from '@northlight/site-kit';
import { NetworkMap } from '@northlight/site-kit/network-map';
import styled from 'styled-components';
import { InteractiveMap } from './interactive-map.tsx';
import { venueOptions } from './use-venues.ts';
import { openFirst } from './venue-facts.ts';

/** All venues on our own map, and the streets around the first open one where they are asked for. */
export function MainVenueMap({ venues }: { readonly venues: readonly VenueView[] }) {
  const { data: main } = useQuery({ ...venueOptions(openFirst(venues)[0]?.slug ?? ''), enabled: venues.length > 0 });
  const network = (
    <Night data-theme="dark">
      <NetworkMap venues={venues} />
    </Night>
  );
  return main ? <InteractiveMap venue={main}>{network}</InteractiveMap> : network;
}

const Night = styled.div`
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.land};
`;
