import { from, Link, PageTitle, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

export const Back = styled(Link)`
  display: inline-flex;
  width: fit-content;
  min-height: 32px;
  align-items: center;
  gap: ${space.s};
  margin-bottom: ${space.xl};
  font-weight: 600;
`;

/** Picture and words; also the shape of what is still loading. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});
  margin-bottom: ${space.xxl};

  > :last-child {
    display: grid;
    align-content: end;
    gap: ${space.m};
  }

  b {
    font-size: ${size.lead};
  }

  h2 {
    margin-top: ${space.m};
    font-size: ${size.title};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`;

export const House = styled.div`
  picture {
    border-radius: ${radius.m};
  }
`;

export const Title = styled(PageTitle)`
  font-size: clamp(2.5rem, 1.5rem + 3.4vw, 4.25rem);
  line-height: 0.95;
`;
