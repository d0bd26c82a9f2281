import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Two parts of one thing, side by side where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xxl};

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }

  h2 {
    font-size: 1.25rem;
  }
`;
