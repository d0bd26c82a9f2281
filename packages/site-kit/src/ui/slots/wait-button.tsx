import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/ui.ts';

interface WaitButtonProps {
  /** 'h:mm a' */
  readonly time: string;
  readonly onWait: () => void;
}

/** The way to the waitlist of a time that is full, below that time on the board (U9). */
export function WaitButton({ time, onWait }: WaitButtonProps) {
  return (
    <Wait type="button" aria-label={texts.joinWaitlistOf({ time })} aria-haspopup="dialog" onClick={onWait}>
      {texts.joinWaitlist}
    </Wait>
  );
}

const Wait = styled.button`
  min-height: 44px;
  padding: 0 clamp(6px, 3cqi, ${space.l});
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.2;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
  }
`;
