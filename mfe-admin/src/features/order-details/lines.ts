import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Visits of an order, or tickets for them, one below the other. */
export const Lines = styled.ul`
  margin-top: ${space.m};

  li {
    display: grid;
    gap: ${space.s};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  a {
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
