import { color, motion, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';

export const Carousel = styled.section`
  display: grid;
  gap: ${space.s};
`;

/** What is shown lies over what is not; the change is a change of light, nothing slides. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.m};
  background: ${color.line};
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;
`;

export const Slide = styled.div`
  position: absolute;
  inset: 0;
  opacity: 1;
  transition: opacity ${motion.light}, visibility ${motion.light};

  &[inert] {
    opacity: 0;
    visibility: hidden;
  }

  picture {
    width: 100%;
    height: 100%;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  > span {
    flex: none;
    margin-left: auto;
    color: ${color.inkQuiet};
    font-variant-numeric: tabular-nums;
  }
`;

export const Dots = styled.div`
  display: flex;
  min-width: 0;
  flex: 1;
  margin-left: ${space.s};
`;

export const Dot = styled.button`
  position: relative;
  min-width: 24px;
  max-width: 44px;
  height: 32px;
  flex: 1;
  padding: 0;
  border: 0;
  background: none;

  &::before {
    position: absolute;
    inset: 14px 4px;
    border-radius: 2px;
    background: ${color.edge};
    content: '';
  }

  &[aria-current]::before {
    inset: 12px 4px;
    background: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.action};
  }
`;
