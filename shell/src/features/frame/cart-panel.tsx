import { Button, closeCart, color, font, href, LinkButton, money, size, space, useCart } from '@northlight/site-kit';
import { EmptyState, Panel } from '@northlight/site-kit/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { CartLines } from './cart-lines.tsx';

/** The cart, from the right edge (§2, §4). */
export function CartPanel() {
  const { lines, isOpen } = useCart();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = lines.length === 0;
  return (
    <Panel title="Your Cart" isOpen={isOpen} onClose={closeCart} footer={isEmpty ? undefined : <Sum />}>
      <div ref={list} tabIndex={-1}>
        {isEmpty ? <Nothing /> : <CartLines lines={lines} onRemoved={() => list.current?.focus()} />}
      </div>
    </Panel>
  );
}

function Nothing() {
  return (
    <EmptyState title="Your cart is empty">
      <LinkButton to={href('experiences')} tone="secondary" onClick={closeCart}>
        See the experiences
      </LinkButton>
    </EmptyState>
  );
}

function Sum() {
  const { totalPrice, bookingFee } = useCart();
  return (
    <Total>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(totalPrice)}</dd>
        </div>
        {bookingFee > 0 && (
          <Fee>
            <dt>Booking fee (6%), added when you book</dt>
            <dd>{money(bookingFee)}</dd>
          </Fee>
        )}
      </dl>
      <p>Shipping & taxes calculated at checkout</p>
      <Button isWide disabled aria-describedby="checkout-closed">
        Checkout
      </Button>
      <p id="checkout-closed">Online checkout is not open yet: pay at the venue desk</p>
    </Total>
  );
}

const Total = styled.div`
  display: grid;
  gap: ${space.s};

  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    font-weight: 600;
  }

  dd {
    margin: 0;
    font: 700 ${size.title} / 1.2 ${font.display};
    letter-spacing: -0.02em;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Fee = styled.div`
  && {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-weight: 400;
  }

  && dd {
    font: inherit;
    letter-spacing: 0;
  }
`;
