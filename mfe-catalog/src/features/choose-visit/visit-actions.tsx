import type { ExperienceView } from '@northlight/contracts';
import { addToCart, Button, color, href, Link, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { cartItemOf, type Visit } from './visit.ts';

interface VisitActionsProps {
  readonly experience: ExperienceView;
  readonly visit: Visit;
}

/** Into the cart, with or without a time, or on to the booking with all that is chosen (decisions.md G10, G23). */
export function VisitActions({ experience, visit }: VisitActionsProps) {
  const { venue, date, time } = visit;
  const booking = href('booking', { venueId: venue?.id, experienceId: experience.id, date, time });
  const isTimed = date !== undefined && time !== undefined;
  return (
    <Actions>
      <Button isWide onClick={() => addToCart(cartItemOf(experience, visit))}>
        {isTimed ? 'Add to Cart' : 'Add to Cart, schedule later'}
      </Button>
      <Link to={booking}>Or book directly</Link>
      <p>
        <b>Membership Benefit</b> Members save up to 25% on all experiences.{' '}
        <Link to={href('membership')}>See the plans</Link>
      </p>
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${space.m};

  > a {
    justify-self: center;
    padding: ${space.xs} ${space.s};
    font-weight: 600;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  b {
    display: block;
    color: ${color.ink};
  }
`;
