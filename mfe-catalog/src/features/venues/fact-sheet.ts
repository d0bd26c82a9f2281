import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Facts under each other, name at the left, divided by lines. */
export const FactSheet = styled.dl`
  display: grid;
  align-content: start;
  grid-template-columns: clamp(128px, 44%, 176px) minmax(0, 1fr);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dt,
  dd {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }

  dt {
    padding-right: ${space.m};
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }

  li + li {
    margin-top: ${space.s};
  }

  li {
    line-height: 1.35;
  }
`;
