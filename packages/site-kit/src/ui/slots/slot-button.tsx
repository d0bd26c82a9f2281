import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { aurora, color, font, motion, radius, size, space } from '../theme/tokens.ts';

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

export type SlotState = 'free' | 'few' | 'soldOut' | 'tooFew' | 'held';

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

/** One time. Its state is told by words and by how it is set, never by colour alone. */
export function SlotButton({ time, state, note, isChosen = false, onChoose, children }: SlotButtonProps) {
  const [clock, half] = time.split(' ');
  const cell = (
    <Cell
      type="button"
      $state={state}
      aria-pressed={isChosen}
      disabled={state === 'soldOut' || state === 'tooFew'}
      onClick={onChoose}
    >
      <Time>
        <Clock $isOver={state === 'soldOut'}>{clock}</Clock> <small>{half}</small>
      </Time>
      <VisuallyHidden>, </VisuallyHidden>
      <Note $state={state}>
        {isChosen && <Check size={14} strokeWidth={3} aria-hidden />}
        {note}
      </Note>
    </Cell>
  );
  if (!children) return cell;
  return (
    <Place>
      {cell}
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

const Cell = styled.button<{ $state: SlotState }>`
  position: relative;
  display: flex;
  min-height: 76px;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 2px;
  padding: ${space.s} clamp(6px, 3cqi, ${space.l});
  border: 0;
  background: ${color.raised};
  outline: 1px solid ${color.line};
  text-align: left;
  transition: background ${motion.control}, color ${motion.control};

  &:hover:not(:disabled, [aria-pressed='true']) {
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

  &:disabled {
    background: ${color.ground};
    color: ${color.soldOut};
    cursor: not-allowed;
  }

  &:focus-visible {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
  }
`;

/** A time and what stands below it: one cell of the board. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  background: ${color.ground};
  outline: 1px solid ${color.line};

  > ${Cell} {
    min-height: 56px;
    flex: 1;
    padding-bottom: 0;
    outline: 0;
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

const noteColor = {
  free: color.inkQuiet,
  few: color.few,
  held: color.held,
  soldOut: color.soldOut,
  tooFew: color.soldOut,
} as const;

const Note = styled.span<{ $state: SlotState }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $state }) => noteColor[$state]};
  font-size: ${size.small};
  font-weight: ${({ $state }) => ($state === 'few' || $state === 'held' ? 700 : 400)};
  line-height: 1.3;

  [aria-pressed='true'] & {
    color: inherit;
  }
`;
