import { color, from, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Words and map side by side, the map with the larger half. */
export const Halves = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

export const Night = styled.div`
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.land};
`;
