import { aurora, color, font, motion, radius, space, VisuallyHidden } from '@northlight/site-kit';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SlotNote, type SlotState } from './slot-note.tsx';

interface SlotGridProps {
  /** Names the board, for instance 'Times on November 21, 2026'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The board of times: one sheet, divided by lines, like the departures in a station. */
export function SlotGrid({ label, children }: SlotGridProps) {
  return (
    <Board role="group" aria-label={label}>
      {children}
    </Board>
  );
}

interface SlotButtonProps {
  /** 'h:mm a', for instance '2:30 PM'. */
  readonly time: string;
  readonly state: SlotState;
  /** The state in words: '6 left', 'Sold out', 'Only 2 left', 'Held for you' (U5). */
  readonly note: string;
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
  /** What else can be done about this time: stands below it. */
  readonly children?: ReactNode;
}

/**
 * One time. Its state is told by words and by how it is set, never by colour alone. It may change while somebody looks:
 * the cell stays where it is, keeps the focus that it has, and marks a new note for a moment.
 */
export function SlotButton({ time, state, note, isChosen = false, onChoose, children }: SlotButtonProps) {
  const [clock, half] = time.split(' ');
  const [isFocused, setFocused] = useState(false);
  const isOut = state === 'soldOut' || state === 'tooFew';
  return (
    <Place $isOut={isOut} $isGone={isOut && isChosen}>
      <Cell
        type="button"
        aria-pressed={isChosen}
        aria-disabled={isOut || undefined}
        disabled={isOut && !isFocused} // a button that is switched off loses the focus
        onClick={() => !isOut && onChoose()}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Time>
          <Clock $isOver={state === 'soldOut'}>{clock}</Clock> <small>{half}</small>
        </Time>
        <VisuallyHidden>, </VisuallyHidden>
        <SlotNote state={state} text={note} isChecked={isChosen && !isOut} />
      </Cell>
      {children}
    </Place>
  );
}

/** Cells are sized by the board, not by the window: it also stands in a narrow sidebar. */
const Board = styled.div`
  display: grid;
  container-type: inline-size;
  overflow: hidden;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  background: ${color.raised};
`;

/** A time and what stands below it. As high as both, always: what comes below a time that fills up moves nothing. */
const Place = styled.div<{ $isOut: boolean; $isGone: boolean }>`
  display: flex;
  min-height: 102px;
  flex-direction: column;
  background: ${({ $isOut }) => ($isOut ? color.ground : color.raised)};
  box-shadow: ${({ $isGone }) => ($isGone ? `inset 0 0 0 2px ${color.few}` : 'none')};
  outline: 1px solid ${color.line};
`;

const Cell = styled.button`
  position: relative;
  display: flex;
  min-height: 58px;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 2px;
  padding: ${space.s} clamp(6px, 3cqi, ${space.l});
  border: 0;
  background: none;
  text-align: left;
  transition: background ${motion.control}, color ${motion.control};

  &:not(:last-child) {
    padding-bottom: 0;
  }

  &:hover:not([aria-disabled], [aria-pressed='true']) {
    box-shadow: inset 0 -3px 0 ${color.ink};
  }

  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.ground};
  }

  &[aria-pressed='true']::before {
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    background: ${aurora};
    content: '';
  }

  &[aria-disabled] {
    background: none;
    color: ${color.soldOut};
    cursor: not-allowed;
  }

  /* chosen, and gone meanwhile: the light is off, the choice is still to be seen */
  &[aria-disabled][aria-pressed='true'] {
    color: ${color.few};

    &::before {
      display: none;
    }
  }

  &:focus-visible {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
  }
`;

const Clock = styled.span<{ $isOver: boolean }>`
  text-decoration: ${({ $isOver }) => ($isOver ? 'line-through 2px' : 'none')};
`;

const Time = styled.span`
  font: 700 clamp(1.125rem, 6.4cqi, 1.75rem) / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  white-space: nowrap;

  small {
    font: 600 0.8125rem / 1 ${font.text};
    letter-spacing: 0;
  }
`;
