import type { OrderPaymentView, OrderView } from '@northlight/contracts';
import { color, money, size, space } from '@northlight/site-kit';
import { CircleCheck, RotateCcw, Store } from 'lucide-react';
import styled from 'styled-components';
import { leftAtVenue } from '../../payment-stage.ts';
import { texts } from '../../texts/order.ts';

interface PaidLinesProps {
  readonly order: OrderView;
  readonly payment: OrderPaymentView;
}

/** What was paid online, what of it went back, and what is left for the venue. */
export function PaidLines({ order, payment: { paid, refunded, refunding, ...payment } }: PaidLinesProps) {
  const left = leftAtVenue(order, { paid, refunded, refunding, ...payment });
  return (
    <Lines>
      <li>
        <CircleCheck size={18} aria-hidden />
        {texts.paidOnline({ paid: money(paid) })}
      </li>
      {refunded > 0 && (
        <li>
          <RotateCcw size={18} aria-hidden />
          {texts.refundedToYourCard({ refunded: money(refunded) })}
        </li>
      )}
      {refunding > 0 && (
        <li>
          <RotateCcw size={18} aria-hidden />
          {texts.isOnItsWayBack({ refunding: money(refunding) })}
        </li>
      )}
      {left > 0 && (
        <li>
          <Store size={18} aria-hidden />
          {texts.leftToPayAtTheVenue({ left: money(left) })}
        </li>
      )}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.m};
  font-size: ${size.small};

  li {
    display: flex;
    align-items: center;
    gap: ${space.s};
  }

  svg {
    flex: none;
    color: ${color.inkQuiet};
  }

  li:first-child {
    font-weight: 600;

    svg {
      color: ${color.good};
    }
  }
`;
