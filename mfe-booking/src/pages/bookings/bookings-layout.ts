import { color, font, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Name, Time } from '../../ticket-parts.ts';

/** The visits beside what else there is; below one another where there is no room. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.huge};

  > * {
    min-width: 0;
  }

  @media (min-width: 67.5em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  }
`;

export const CardName = styled(Name)`
  && {
    margin: ${space.s} 0 ${space.xs};
  }

  a {
    color: inherit;
  }
`;

export const CardTime = styled(Time)`
  && {
    font-size: clamp(1.625rem, 5vw, 2.125rem);
  }
`;

/** The tail of the stub: the total, and what may be done. */
export const Ends = styled.div`
  display: grid;
  gap: ${space.l};
`;

/** What comes beside the lists, set apart by a line. */
export const Below = styled.section`
  display: grid;
  gap: ${space.l};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};

  & + & {
    margin-top: ${space.huge};
  }

  > form {
    max-width: 420px;
  }

  > p {
    max-width: 60ch;
    color: ${color.inkQuiet};
  }
`;

export const Orders = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }

  a {
    font-weight: 600;
  }

  span {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  b {
    font: 600 ${size.text} / 1.4 ${font.text};
    font-variant-numeric: tabular-nums;
  }
`;
