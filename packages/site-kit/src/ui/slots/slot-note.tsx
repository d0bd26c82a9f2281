import { aurora, color, size } from '@northlight/site-kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';

export type SlotState = 'free' | 'few' | 'soldOut' | 'tooFew' | 'held';

interface SlotNoteProps {
  readonly state: SlotState;
  readonly text: string;
  readonly isChecked: boolean;
}

/** The state of a time in words; a streak of light passes below what has just changed. */
export function SlotNote({ state, text, isChecked }: SlotNoteProps) {
  const changes = useChanges(text);
  return (
    <Note key={changes} $state={state} $isNew={changes > 0}>
      {isChecked && <Check size={14} strokeWidth={3} aria-hidden />}
      {text}
    </Note>
  );
}

/** How often a text has changed since it was first shown. */
const useChanges = (text: string): number => {
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (seen.text !== text) setSeen({ text, changes: seen.changes + 1 });
  return seen.changes;
};

const noteColor = {
  free: color.inkQuiet,
  few: color.few,
  held: color.held,
  soldOut: color.soldOut,
  tooFew: color.soldOut,
} as const;

const fade = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;

const Note = styled.span<{ $state: SlotState; $isNew: boolean }>`
  position: relative;
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

  &::after {
    position: absolute;
    inset: auto 0 -3px;
    height: 3px;
    border-radius: 2px;
    background: ${aurora};
    opacity: 0;
    content: ${({ $isNew }) => ($isNew ? "''" : 'none')};
    animation: ${fade} 1.6s ease-out;
  }
`;
