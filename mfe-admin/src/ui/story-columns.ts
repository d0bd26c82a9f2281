import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** How a thing is, and beside it, where there is room, what belongs to it: the first stays in sight. */
export const StoryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.xl};
  }

  @media screen and (${from.large}) {
    grid-template-columns: minmax(320px, 5fr) 8fr;

    > :first-child {
      position: sticky;
      top: 96px;
      align-self: start;
    }
  }
`;
