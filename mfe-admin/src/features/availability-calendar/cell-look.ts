import { color, from, radius, size, space } from '@northlight/site-kit';
import styled, { css } from 'styled-components';
import type { CellState } from './cell-words.ts';

const stripes = `repeating-linear-gradient(-45deg, transparent 0 5px, ${color.line} 5px 7px)`;

/** The fuller, the warmer: as far as text of every colour stays readable on it. */
const tint = `color-mix(in srgb, ${color.action} calc(var(--share, 0) * 30%), ${color.raised})`;

/** Each state has a shape or a word of its own beside its colour. */
const looks: Readonly<Record<CellState, ReturnType<typeof css>>> = {
  none: css`
    border-color: transparent;
    background: none;
  `,
  foreseen: css`
    border-style: dashed;
    background: none;
    color: ${color.inkQuiet};
  `,
  free: css`
    background: ${tint};
  `,
  few: css`
    border-color: ${color.few};
    background: ${tint};
    color: ${color.few};
    font-weight: 600;
  `,
  full: css`
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.ground};
  `,
  closed: css`
    background: ${stripes};
    color: ${color.inkQuiet};
  `,
};

export const Cell = styled.div<{ $state: CellState; $isOver: boolean; $isToday: boolean }>`
  padding: 4px;
  border-left: 1px solid ${color.line};
  background: ${({ $isToday }) => ($isToday ? color.ground : 'transparent')};

  > span {
    position: relative;
    display: flex;
    overflow: hidden;
    height: 100%;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    background: ${color.raised};
    cursor: ${({ $state }) => ($state === 'none' ? 'default' : 'pointer')};
    font-size: ${size.small};
    white-space: nowrap;
    ${({ $state }) => looks[$state]}
    ${({ $isOver }) => $isOver && `border-color: transparent; background: none; color: ${color.inkQuiet};`}
  }

  &[aria-selected='true'] > span {
    border-color: ${color.focus};
    box-shadow: inset 0 0 0 2px ${color.focus};
    font-weight: 600;
  }

  small {
    display: inline-flex;
    align-items: center;
    font-size: 0.75rem;
  }

  /* where a column is narrow, the number stands for itself */
  @media not all and (${from.large}) {
    > span {
      gap: 2px;
    }

    small svg {
      display: none;
    }
  }
`;

export const Bar = styled.i`
  position: absolute;
  bottom: 0;
  left: 0;
  height: 4px;
  background: ${color.action};
`;
