import { venueText } from '@northlight/contracts';
import {
  Button,
  color,
  dateText,
  rich,
  size,
  space,
  timeText,
  VisuallyHidden,
  weekdayText,
} from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/booking.ts';
import type { BookingDesk } from './use-booking-desk.ts';

interface ChosenProps {
  readonly desk: BookingDesk;
  readonly onChange: () => void;
}

/** Where and what, as the link to the form has chosen it. */
export function ChosenVisit({ desk: { data }, onChange }: ChosenProps) {
  const { experience, venue } = data;
  return (
    <ChosenLine what={texts.venueAndExperience2} onChange={onChange}>
      <strong>{experience?.name ?? texts.loading}</strong>
      {venue && <span>{venueText(venue)}</span>}
    </ChosenLine>
  );
}

/** Which day and what time. */
export function ChosenMoment({ desk: { values }, onChange }: ChosenProps) {
  const { date, time } = values;
  return (
    <ChosenLine what={texts.dayAndTime} onChange={onChange}>
      <strong>{texts.at({ weekday: weekdayText(date), date: dateText(date), time: timeText(time) })}</strong>
    </ChosenLine>
  );
}

interface LineProps {
  readonly what: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function ChosenLine({ what, onChange, children }: LineProps) {
  return (
    <Line>
      <p>{children}</p>
      <Button tone="secondary" isSmall onClick={onChange}>
        {rich(texts.change, { what: <VisuallyHidden>{what}</VisuallyHidden> })}
      </Button>
    </Line>
  );
}

/** Comes right below the bar of the site when it is scrolled to. */
export const ChosenLines = styled.div`
  scroll-margin-top: -20px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding-block: ${space.m};
  border-bottom: 1px solid ${color.line};

  span {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
