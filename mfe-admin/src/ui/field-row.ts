import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Two fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
