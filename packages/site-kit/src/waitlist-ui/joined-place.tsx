import type { WaitlistJoinedView } from '@northlight/contracts';
import { Button, color, count, font, Row, Stack } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface JoinedPlaceProps {
  readonly joined: WaitlistJoinedView;
  readonly email: string;
  readonly onDone: () => void;
}

/** The place on the list; has the focus, so that it is read. */
export function JoinedPlace({ joined: { party, position }, email, onDone }: JoinedPlaceProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const seats = count(party, 'seat');
  return (
    <Stack $gap="l">
      <Place ref={place} tabIndex={-1}>
        You are number {position} in line.
      </Place>
      <p>
        We write to <b>{email}</b> as soon as {seats} {party === 1 ? 'is' : 'are'} free, and hold them for you for 30
        minutes. The mail that is on its way to you now also lets you leave the waitlist.
      </p>
      <Row>
        <Button onClick={onDone}>Done</Button>
      </Row>
    </Stack>
  );
}

const Place = styled.p`
  color: ${color.ink};
  font: 750 1.5rem / 1.2 ${font.display};
  letter-spacing: -0.02em;

  &:focus {
    outline: 0;
  }
`;
