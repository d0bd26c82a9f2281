import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

export const ForTheScreen = styled.header`
  margin-bottom: clamp(${space.l}, 4vw, ${space.xxl});

  p {
    margin-top: clamp(${space.s}, 2vw, ${space.l});
    color: ${color.inkQuiet};
    font-size: ${size.lead};
  }

  @media print {
    display: none;
  }
`;

/** The ticket beside what may be done with it; on paper there is only the ticket. */
export const Columns = styled.div`
  @media screen {
    display: grid;
    align-items: start;
    gap: ${space.xl} ${space.huge};
  }

  @media screen and (min-width: 67.5em) {
    grid-template-columns: minmax(0, 560px) minmax(0, 320px);
  }
`;

export const Sheets = styled.div`
  min-width: 0;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};

  @media screen and (min-width: 67.5em) {
    flex-direction: column;
    align-items: stretch;
    text-align: center;
  }

  @media print {
    display: none;
  }
`;
