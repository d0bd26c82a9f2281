import type { VenueView } from '@northlight/contracts';
import { announce, font, size, space, useSearchParams } from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { VenueWall } from './venue-wall.tsx';

const everywhere = 'all';

/** Every venue, open ones first, narrowed to one state if wanted; the choice is in the address (decisions.md G2). */
export function VenueList({ venues }: { readonly venues: readonly VenueView[] }) {
  const [params, setParams] = useSearchParams();
  const states = [...new Set(venues.map(({ state }) => state))].toSorted();
  const state = states.find((one) => one === params.get('state')) ?? everywhere;
  const found = venues.filter((venue) => state === everywhere || venue.state === state);
  const text = texts.venue({ found: found.length });
  useEffect(() => {
    announce(text);
  }, [text]);
  const narrow = (to: string) =>
    setParams(to === everywhere ? {} : { state: to }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Bar>
        <SelectField
          label={texts.state}
          value={state}
          options={[{ value: everywhere, label: texts.allStates }, ...states.map((value) => ({ value, label: value }))]}
          onChange={({ target }) => narrow(target.value)}
        />
        <h2>{text}</h2>
      </Bar>
      <VenueWall venues={found} />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s} ${space.l};
  margin-bottom: ${space.xxl};

  > :first-child {
    width: 220px;
  }

  h2 {
    padding-bottom: ${space.m};
    font: 600 ${size.text} / 1.55 ${font.text};
    letter-spacing: 0;
    white-space: nowrap;
  }
`;
