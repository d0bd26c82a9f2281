import { space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Celebrated } from '../../celebrated.tsx';

/** The tickets beside what comes next; below one another where there is no room, and on paper. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.xxl} ${space.huge};

  @media screen and (min-width: 67.5em) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
  }
`;

export const Sheets = styled(Celebrated)`
  display: grid;
  gap: ${space.xl};

  > * {
    break-inside: avoid;
  }
`;

/** What is for the screen only. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.xl};

  @media print {
    display: none;
  }
`;
