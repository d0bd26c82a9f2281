import { color, from, radius, size, space } from '@northlight/site-kit';
import styled, { css } from 'styled-components';

/** Pixels, for what is drawn and for what is reckoned: rows that are not seen are not there. */
export const rowHeight = 46;
export const headHeight = 64;

const columns = (days: number) => css`
  --least: ${days === 1 ? '0' : '680px'};
  --starts: ${days === 1 ? 'minmax(0, 1fr)' : '176px'};
  --columns: var(--starts) repeat(${days}, ${days === 1 ? '132px' : 'minmax(72px, 1fr)'});

  @media (${from.large}) {
    --starts: ${days === 1 ? 'minmax(0, 1fr)' : '244px'};
  }
`;

const focusRing = css`
  &:focus-visible {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const most = 'max(440px, calc(100dvh - 260px))';

/** The scroller; it keeps its height while other days are loaded, and its headings stay in sight. */
export const Frame = styled.div<{ $days: number; $isBusy: boolean }>`
  ${({ $days }) => columns($days)}
  position: relative;
  overflow: auto;
  min-height: ${({ $isBusy }) => ($isBusy ? most : 0)};
  max-height: ${most};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  display: grid;
  min-width: var(--least);
  height: ${headHeight}px;
  grid-template-columns: var(--columns);
  border-bottom: 1px solid ${color.edge};
  background: ${color.raised};
`;

/** The heading of a column; pressing it chooses what is below. */
export const Day = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border-left: 1px solid ${color.line};
  cursor: pointer;
  line-height: 1.3;
  ${focusRing}

  &:first-child {
    align-items: flex-start;
    padding-inline: ${space.m};
    border-left: 0;
  }

  &:hover {
    background: ${color.ground};
  }

  small {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  &[aria-current] b {
    padding: 0 ${space.s};
    border-radius: ${radius.s};
    background: ${color.ink};
    color: ${color.ground};
  }
`;

export const Line = styled.div<{ $isFirst: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  width: 100%;
  min-width: var(--least);
  height: ${rowHeight}px;
  grid-template-columns: var(--columns);

  > div {
    border-top: 1px solid ${({ $isFirst }) => ($isFirst ? color.edge : color.line)};
    ${focusRing}
  }

  &[aria-rowindex='2'] > div {
    border-top: 0;
  }
`;

export const RowName = styled.div<{ $isFirst: boolean }>`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${space.s};
  padding-inline: ${space.m};
  cursor: pointer;
  font-size: ${size.small};

  &:hover {
    background: ${color.ground};
  }

  time {
    flex: none;
    width: 66px;
    color: ${({ $isFirst }) => ($isFirst ? color.ink : color.inkQuiet)};
    font-weight: ${({ $isFirst }) => ($isFirst ? 600 : 400)};
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
