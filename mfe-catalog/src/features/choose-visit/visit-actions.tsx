import { type ExperienceView, ticketLimits, wholePrice } from '@northlight/contracts';
import {
  addToCart,
  Button,
  color,
  font,
  href,
  Link,
  money,
  rich,
  size,
  space,
  useBookingPolicy,
} from '@northlight/site-kit';
import { Stepper } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/choose-visit.ts';
import { cartItemOf, type Visit } from './visit.ts';

interface VisitActionsProps {
  readonly experience: ExperienceView;
  readonly visit: Visit;
  readonly onCount: (tickets: number) => void;
}

/** Into the cart, with or without a time, or on to the booking with all that is chosen (decisions.md G10, G23). */
export function VisitActions({ experience, visit, onCount }: VisitActionsProps) {
  const { venue, date, time, tickets } = visit;
  const booking = href('booking', { venueId: venue?.id, experienceId: experience.id, date, time, tickets });
  const isTimed = date !== undefined && time !== undefined;
  return (
    <Actions>
      <Count>
        <Stepper label={texts.tickets} value={tickets} onChange={onCount} {...ticketLimits} />
        <Total price={experience.price} tickets={tickets} />
      </Count>
      <Button isWide tone={isTimed ? undefined : 'secondary'} onClick={() => addToCart(cartItemOf(experience, visit))}>
        {isTimed ? texts.addToCart : texts.addToCartScheduleLater}
      </Button>
      <Link to={`${booking}#chosen`}>{texts.orBookDirectly}</Link>
      <p>
        {rich(texts.membershipBenefitMembersSaveUp, {
          b: (words) => <b>{words}</b>,
          link: (words) => <Link to={href('membership')}>{words}</Link>,
        })}
      </p>
    </Actions>
  );
}

/** What the tickets come to at the full price; discounts are chosen with the booking. */
function Total({ price, tickets }: { readonly price: number; readonly tickets: number }) {
  const rules = useBookingPolicy();
  return (
    <span role="status">
      {texts.total} <strong>{money(wholePrice(price, tickets, rules?.bookingFeePercent ?? 0))}</strong>
      {rules?.bookingFeePercent ? <small>{texts.allFeesIncluded}</small> : null}
    </span>
  );
}

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.m};

  span {
    text-align: right;
  }

  strong {
    font: 750 1.75rem / 1 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

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
