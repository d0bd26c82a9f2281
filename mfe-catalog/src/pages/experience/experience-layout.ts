import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** The story with the larger half, the ticket beside it; below each other in a narrow window. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) 420px;
    align-items: start;
  }
`;

export const Story = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

export const Side = styled.aside`
  min-width: 0;
`;
