import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Facts below each other, each beside its name. */
export const PlainFacts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.xl};
  margin-top: ${space.l};

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
