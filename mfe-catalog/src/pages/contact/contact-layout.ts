import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Words and map side by side, the words with the larger half. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }

  section > * + * {
    margin-top: ${space.m};
  }

  section {
    margin-top: ${space.xxl};
  }
`;

/** Stays in sight while a long form is filled in. */
export const Beside = styled.div`
  @media (${from.large}) {
    position: sticky;
    top: 96px;
  }
`;
