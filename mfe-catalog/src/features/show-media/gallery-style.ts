import { color, from, motion, radius, space } from '@northlight/site-kit';
import styled, { keyframes } from 'styled-components';

/** Two large pictures to a pair of rows, small ones beside them: a hang, not a grid. */
export const GalleryGrid = styled.ul`
  display: grid;
  gap: ${space.m};

  > li {
    min-width: 0;
  }

  p + & {
    margin-top: ${space.l};
  }

  @media (${from.medium}) {
    grid-auto-flow: dense;
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > li {
      grid-column: span 2;
    }

    > li:nth-child(6n + 1) {
      grid-column: span 4;
      grid-row: span 2;
    }

    > li:nth-child(6n + 4),
    > li:nth-child(6n + 5) {
      grid-column: 1 / span 2;
    }

    > li:nth-child(6n) {
      grid-column: 3 / span 4;
      grid-row: span 2;
    }
  }
`;

export const Thumb = styled.button`
  display: block;
  overflow: hidden;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: ${color.line};
  cursor: zoom-in;

  picture {
    height: 100%;
  }

  img {
    transition: scale ${motion.light};
  }

  &:hover img {
    scale: 1.03;
  }
`;

const appear = keyframes`from { opacity: 0; }`;

export const Night = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${space.s} clamp(${space.l}, 4vw, ${space.xxl}) ${space.l};
  border: 0;
  margin: 0;
  background: ${color.land};
  color: ${color.ink};

  &[open] {
    display: grid;
    animation: ${appear} ${motion.control};
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

export const Large = styled.div`
  display: grid;
  min-height: 0;
  animation: ${appear} ${motion.light};
  place-items: center;
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;

  picture {
    max-width: 100%;
    max-height: 100%;
    width: min(100%, calc((100dvh - 150px) * 1.5));
    border-radius: ${radius.m};
  }
`;

export const Bar = styled.div`
  display: flex;
  min-height: 56px;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};

  > span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export const Caption = styled.p`
  max-width: 72ch;
`;
