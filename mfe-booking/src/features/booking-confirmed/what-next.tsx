import { color, href, Link, LinkButton, Notice, Row, Stack, space, useHouseRules } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { changeText } from '../../change-text.ts';
import type { ConfirmedBooking } from './confirmed-booking.ts';

interface WhatNextProps {
  readonly confirmed: ConfirmedBooking;
  /** What may be done with the ticket. */
  readonly children?: ReactNode;
}

/** What happens now, in the order in which it happens. */
export function WhatNext({ confirmed: { booking, experience, hold }, children }: WhatNextProps) {
  return (
    <Stack $gap="xl">
      {booking.priceAdjusted && (
        <Notice title="The price changed while you were booking">
          <p>The total on this ticket is the one that counts.</p>
        </Notice>
      )}
      <section aria-labelledby="what-next">
        <h2 id="what-next">What happens next</h2>
        <Steps>
          {hold ? (
            <li>
              <b>Confirm at checkout</b>: your name and e-mail are filled in, one press is enough. Your tickets then
              come to <b>{booking.customerEmail}</b>.
            </li>
          ) : (
            <li>
              Your confirmation is on its way to <b>{booking.customerEmail}</b>, with an entry for your calendar.
            </li>
          )}
          <li>Nothing was charged online: you pay at the venue desk.</li>
          {booking.ticketType === 'member' && booking.planPercent === undefined && (
            <li>Bring your membership card: we check it at the door.</li>
          )}
          {experience.specialEquipment && <li>Good to know: {experience.specialEquipment}.</li>}
          <li>Show your ticket or your reference at the door. The orientation is included.</li>
          <li>
            {changeText(useHouseRules(), 'your visit')} <Link to={`/bookings/${booking.id}`}>Change or cancel</Link>,
            now here or later by the link in your mail.
          </li>
        </Steps>
      </section>
      {children}
      <Row>
        <LinkButton to={href('experiences')} tone="secondary">
          Explore experiences
        </LinkButton>
        <LinkButton to={href('booking')} tone="secondary">
          Book another visit
        </LinkButton>
      </Row>
    </Stack>
  );
}

const Steps = styled.ol`
  max-width: 60ch;
  margin-top: ${space.l};
  border-top: 1px solid ${color.line};

  li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }
`;
