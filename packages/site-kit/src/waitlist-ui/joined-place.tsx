import type { WaitlistJoinedView } from '@northlight/contracts';
import { Button, color, font, Row, rich, Stack } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/waitlist-ui.ts';

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
  return (
    <Stack $gap="l">
      <Place ref={place} tabIndex={-1}>
        {texts.youreNumberInLine({ position: position ?? '' })}
      </Place>
      <p>{rich(texts.partyPluralOneWellEmail, { email: <b>{email}</b>, party })}</p>
      <Row>
        <Button onClick={onDone}>{texts.done}</Button>
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
