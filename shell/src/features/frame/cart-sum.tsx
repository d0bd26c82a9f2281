import {
  bookingFee,
  clearCart,
  closeCart,
  color,
  feeRow,
  font,
  href,
  LinkButton,
  money,
  pricedFor,
  size,
  space,
  totalPrice,
  useBookingPolicy,
  useCart,
  useHasPlan,
} from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';

/** What the cart comes to, and the way on (§2, decisions.md C18). */
export function CartSum({ onCleared }: { readonly onCleared: () => void }) {
  const { lines, isBeside, isKept } = useCart();
  const isMember = useHasPlan();
  const rules = useBookingPolicy();
  const fee = rules ? bookingFee(lines, rules.bookingFeePercent) : 0;
  return (
    <Sum>
      <dl>
        <div>
          <dt>{texts.subtotal}</dt>
          <dd>{money(totalPrice(pricedFor(lines, isMember)))}</dd>
        </div>
        {fee > 0 && (
          <Fee>
            <dt>{texts.addedWhenYouBook({ fee: feeRow(rules) })}</dt>
            <dd>{money(fee)}</dd>
          </Fee>
        )}
      </dl>
      <p>{texts.shippingTaxesCalculated}</p>
      {!isKept && <p role="status">{texts.thisBrowserCantSaveYour}</p>}
      <LinkButton to={href('checkout')} isWide onClick={closeCart}>
        {texts.checkout}
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
        {texts.clearCart}
      </Quiet>
      <ConfirmDialog
        title={texts.clearYourCart}
        isOpen={isAsking}
        confirmText={texts.clearCart}
        cancelText={texts.keepCart}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        <p>
          {texts.itemsPluralOneWill({ items: lines.length, name: lines[0]?.name ?? '' })}{' '}
          {booked > 0 && texts.youKeepYourBooking({ booked })}
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
