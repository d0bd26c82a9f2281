import {
  Button,
  color,
  feeRow,
  font,
  money,
  moneyOfCents,
  Stack,
  size,
  space,
  useBookingPolicy,
} from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { VoucherField } from '../../features/use-voucher/voucher-field.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/checkout.ts';
import { ComingTotal } from '../../ticket-parts.ts';
import { Bar, Fine } from './checkout-layout.ts';
import { submitId } from './problems.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';

interface StubProps {
  readonly desk: CheckoutDesk;
}

/** The bill of the whole order. The total is the most prominent (U24). */
export function OrderStub({ desk }: StubProps) {
  const { lines, sum, quotes, payment, shipping, charging } = desk;
  const rules = useBookingPolicy();
  return (
    <Stack as="section" aria-label={texts.yourOrder}>
      <Stub
        tail={
          <ComingTotal>
            <span>{texts.total}</span> {sum ? moneyOfCents(sum.total) : <small>{texts.notAvailableYet}</small>}
          </ComingTotal>
        }
      >
        <Title>{texts.yourOrder}</Title>
        {sum && <Rows sum={sum} feeName={lines.some(({ booked }) => booked) ? texts.bookingFee : feeRow(rules)} />}
        {!sum && shipping.isShipped && !shipping.state && <Fine>{texts.chooseAStateToSee}</Fine>}
        {quotes.isError && <LoadFailed text={texts.couldntLoadThePrice} onRetry={quotes.refetch} />}
        {charging.isError && <LoadFailed text={texts.couldntLoadShippingAndTax} onRetry={charging.refetch} />}
        <Fine>{whatFollows(payment)}</Fine>
      </Stub>
      <UsedCode desk={desk} />
    </Stack>
  );
}

/** For visits that are booked here; what it does not pay for is said where that is in the same order. */
function UsedCode({ desk: { lines, buyer, voucher, editor, isBusy } }: StubProps) {
  const { visits, goods, apply, failure } = voucher;
  if (visits.length === 0 && !goods) return null;
  return (
    <VoucherField
      {...{ visits, goods, buyer, failure }}
      onVoucher={apply}
      isHeld={isBusy}
      withoutIt={texts.reserveWithoutTheVoucher}
      limits={limitsText(lines.filter((line) => !editor.isLater(line)))}
    />
  );
}

const limitsText = (lines: CheckoutDesk['lines']): string | undefined =>
  lines.some(({ booked }) => booked) ? texts.itIsntUsedForBookedVisits : undefined;

/** What the press does: it pays, orders what is paid, or reserves what is paid at the venue. */
function pressText({ by, isCovered, isShipped }: CheckoutDesk['payment'], sum: CheckoutDesk['sum']): string {
  if (by === 'online') return sum ? texts.pay({ total: moneyOfCents(sum.total) }) : texts.payOnline;
  return isCovered && isShipped ? texts.placeOrder : texts.reserveNow;
}

/** Where what is left to pay is paid. */
function whatFollows({ by, isCovered }: CheckoutDesk['payment']): string {
  if (isCovered) return texts.theGiftCardCoversAll;
  return by === 'online' ? texts.youllPayOnOurPayment : texts.nothingIsChargedNowYou;
}

function Rows({ sum, feeName }: { readonly sum: NonNullable<CheckoutDesk['sum']>; readonly feeName: string }) {
  const rows = [
    { label: texts.tickets, cents: sum.tickets },
    { label: texts.merchandise, cents: sum.merchandise },
    { label: texts.subtotal, cents: sum.tickets + sum.merchandise, isSubtotal: true },
    { label: texts.promoCode, cents: -sum.discount },
    { label: texts.giftVoucher, cents: -sum.voucher },
    { label: feeName, cents: sum.fee },
    { label: texts.shipping, cents: sum.shipping },
    { label: texts.tax, cents: sum.tax },
  ];
  const shown = rows.filter(({ cents, isSubtotal }) => isSubtotal || cents !== 0);
  return (
    <List>
      {shown.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{cents < 0 ? `−${moneyOfCents(-cents)}` : moneyOfCents(cents)}</dd>
        </div>
      ))}
    </List>
  );
}

/** The total and the main button, always within reach (U56). */
export function OrderBar({ desk: { sum, isBusy, payment } }: StubProps) {
  const isOnline = payment.by === 'online';
  return (
    <Bar>
      <p>
        {sum ? money(sum.total / 100) : texts.noPriceYet}
        <small>{payment.isCovered ? texts.paidByGiftCard : isOnline ? texts.payOnline : texts.payAtTheVenue}</small>
      </p>
      <Button type="submit" id={submitId} isBusy={isBusy} busyText={texts.processing}>
        {pressText(payment, sum)}
      </Button>
    </Bar>
  );
}

const Title = styled.p`
  font: 750 ${size.title} / 1.1 ${font.display};
  letter-spacing: -0.025em;
`;

const List = styled.dl`
  margin-block: ${space.l} ${space.m};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    padding-block: 5px;
  }

  dt {
    color: ${color.inkQuiet};
  }
`;
