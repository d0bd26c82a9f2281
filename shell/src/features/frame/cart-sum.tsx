import {
  bookingFee,
  clearCart,
  closeCart,
  color,
  count,
  feeRow,
  font,
  href,
  LinkButton,
  money,
  size,
  space,
  useCart,
  useHouseRules,
} from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** What the cart comes to, and the way on (§2, decisions.md C18). */
export function CartSum({ onCleared }: { readonly onCleared: () => void }) {
  const { lines, totalPrice, isBeside, isKept } = useCart();
  const rules = useHouseRules();
  const fee = rules ? bookingFee(lines, rules.bookingFeePercent) : 0;
  return (
    <Sum>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(totalPrice)}</dd>
        </div>
        {fee > 0 && (
          <Fee>
            <dt>{feeRow(rules)}, added when you book</dt>
            <dd>{money(fee)}</dd>
          </Fee>
        )}
      </dl>
      <p>Shipping & taxes calculated at checkout</p>
      {!isKept && <p role="status">This browser does not save your cart: it lasts until you close this tab.</p>}
      <LinkButton to={href('checkout')} isWide onClick={closeCart}>
        Checkout
      </LinkButton>
      {!isBeside && <Clear onCleared={onCleared} />}
    </Sum>
  );
}

function Clear({ onCleared }: { readonly onCleared: () => void }) {
  const { lines } = useCart();
  const [isAsking, setAsking] = useState(false);
  const booked = lines.filter(({ booked }) => booked).length;
  const clear = () => {
    clearCart();
    onCleared();
  };
  return (
    <>
      <Quiet type="button" onClick={() => setAsking(true)}>
        Clear cart
      </Quiet>
      <ConfirmDialog
        title="Clear your cart?"
        isOpen={isAsking}
        confirmText="Clear cart"
        cancelText="Keep it"
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        <p>
          {lines.length === 1 ? lines[0]?.name : `All ${lines.length} lines`} will be taken out.
          {booked > 0 && ` ${count(booked, 'booking')} in it stays booked: the link in your mail opens it.`}
        </p>
      </ConfirmDialog>
    </>
  );
}

const Sum = styled.div`
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

  > p {
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

const Quiet = styled.button`
  min-height: 32px;
  justify-self: center;
  padding: 0 ${space.m};
  border: 0;
  background: none;
  color: ${color.inkQuiet};
  font-size: ${size.small};
  text-decoration: underline;
`;
