import { Container, space } from '@northlight/site-kit';
import styled from 'styled-components';

const edge = `max(clamp(${space.l}, 4vw, ${space.xxl}), (100% - 1280px) / 2)`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l};
  margin-bottom: ${space.xl};

  h2 {
    flex: 1 1 5.6em;
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    letter-spacing: -0.035em;
  }
`;

export const Steps = styled.div`
  display: flex;
  flex: none;
`;

/** Starts at the page's measure and runs out of the window at the right. */
export const Rail = styled.ul`
  display: grid;
  overflow-x: auto;
  gap: ${space.xl};
  grid-auto-columns: min(82vw, 376px);
  grid-auto-flow: column;
  padding: 6px ${edge} ${space.xl};
  scroll-padding-inline: ${edge};
  scrollbar-width: thin;
`;

export const More = styled(Container)`
  margin-top: ${space.l};
`;
