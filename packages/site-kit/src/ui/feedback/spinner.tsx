import styled, { keyframes } from 'styled-components';
import { texts } from '../../texts/ui.ts';
import { aurora, color, space } from '../theme/tokens.ts';

interface SpinnerProps {
  /** Said and shown: what is being waited for. */
  readonly text?: string;
  /** Takes the room of a page, so that the footer does not jump. */
  readonly isPage?: boolean;
}

/** Waiting, in words, with a light that sweeps along a line (U36). */
export function Spinner({ text = texts.loading, isPage = false }: SpinnerProps) {
  return (
    <Wait role="status" $isPage={isPage}>
      <Line aria-hidden />
      {text}
    </Wait>
  );
}

const sweep = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(220%); }
`;

const Wait = styled.div<{ $isPage: boolean }>`
  display: grid;
  min-height: ${({ $isPage }) => ($isPage ? '60vh' : '0')};
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.xl};
  color: ${color.inkQuiet};
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  width: 120px;
  height: 3px;
  background: ${color.line};

  &::after {
    display: block;
    width: 50%;
    height: 100%;
    background: ${aurora};
    content: '';
    animation: ${sweep} 1.2s ease-in-out infinite;
  }
`;
