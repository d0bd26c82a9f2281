import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';

const roomy = '(min-width: 60em)';

/** The form, and the card beside it where there is room. */
export const Layout = styled.div`
  display: grid;
  gap: ${space.xxl};

  @media ${roomy} {
    align-items: start;
    grid-template-columns: minmax(0, 1fr) minmax(300px, 400px);
    gap: clamp(${space.xxl}, 6vw, ${space.huge});
  }
`;

export const Part = styled.section`
  min-width: 0;
  padding: 0 0 ${space.xxl};
  border: 0;
  margin: 0;

  & + & {
    padding-top: ${space.xl};
    border-top: 1px solid ${color.line};
  }

  > h2 {
    margin-bottom: ${space.l};
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${space.l};

  @media ${roomy} {
    position: sticky;
    top: 104px;
  }
`;
