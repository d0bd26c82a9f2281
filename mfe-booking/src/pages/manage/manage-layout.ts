import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** The ticket beside what may be done with it; below one another where there is no room. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.xxl} ${space.huge};

  @media (min-width: 67.5em) {
    grid-template-columns: minmax(0, 560px) minmax(0, 1fr);

    > :first-child {
      position: sticky;
      top: ${space.vast};
    }
  }
`;

/** One thing that may be done, set apart by a line. */
export const Change = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};

  > :not(h2) {
    max-width: 100%;
  }

  > p {
    max-width: 60ch;
    color: ${color.inkQuiet};
  }
`;
