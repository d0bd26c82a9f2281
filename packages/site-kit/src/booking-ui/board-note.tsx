import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../texts/booking-ui.ts';

interface BoardNoteProps {
  readonly id?: string;
  /** Why the chosen time cannot be had. */
  readonly lost: string | undefined;
  /** Whether the board below changes by itself. */
  readonly isLive: boolean;
}

/** The line above the board of times. Its room is always there, so that the board stays where it is when it speaks. */
export function BoardNote({ id, lost, isLive }: BoardNoteProps) {
  return (
    <Room>
      <Line id={id} $isLost={lost !== undefined}>
        {lost ?? (isLive && texts.availabilityUpdatesLive)}
      </Line>
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  min-height: 2.7em;
  align-items: end;
  margin-bottom: ${space.s};
  font-size: ${size.small};
  line-height: 1.35;
`;

const Line = styled.p<{ $isLost: boolean }>`
  padding-left: ${({ $isLost }) => ($isLost ? space.m : 0)};
  border-left: ${({ $isLost }) => ($isLost ? `4px solid ${color.few}` : 0)};
  color: ${({ $isLost }) => ($isLost ? color.few : color.inkQuiet)};
  font-weight: ${({ $isLost }) => ($isLost ? 600 : 400)};
`;
