import type { OrderView } from '@northlight/contracts';
import { Button, color, font, money, Notice, Row, Spinner, serverNow, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { untilText } from '../../features/keep-seats/until-text.ts';
import type { Standing } from '../../features/pay-online/use-order-payment.ts';
import type { Paying } from '../../features/pay-online/use-paying.ts';
import { HeldStrip } from '../../held-strip.ts';
import { LoadFailed } from '../../loaded.tsx';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';
import { CancelOrder } from './cancel-order.tsx';

interface AwaitingPaymentProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
  readonly standing: Standing;
  readonly paying: Paying;
}

/** What an order waits for that is to be paid online; nothing for every other. */
export function AwaitingPayment(props: AwaitingPaymentProps) {
  const { stage, lookAgain } = props.standing;
  if (stage === 'settled') return null;
  return (
    <Place>
      {stage === 'unknown' && <LoadFailed text={texts.couldntLoadYourPayment} onRetry={lookAgain} />}
      {stage === 'confirming' && <Confirming {...props} />}
      {stage === 'unpaid' && <Unpaid {...props} />}
    </Place>
  );
}

/** It says nothing of money before the server does. */
function Confirming({ order: { customerEmail }, standing: { isLate, lookAgain } }: AwaitingPaymentProps) {
  if (!isLate) {
    return (
      <Middle>
        <Spinner text={texts.confirmingYourPayment} />
      </Middle>
    );
  }
  return (
    <Notice title={texts.thisIsTakingLonger}>
      <p>{texts.asSoonAsYourPayment({ customerEmail })}</p>
      <Button tone="secondary" isSmall onClick={lookAgain}>
        {texts.checkAgain}
      </Button>
    </Notice>
  );
}

function Unpaid(props: AwaitingPaymentProps) {
  const { order, standing, paying } = props;
  const { expiresAt } = standing.payment ?? {};
  return (
    <>
      <HeldStrip>
        {expiresAt && order.bookings.length + order.products.length > 0 && <HeldUntil order={order} at={expiresAt} />}
        <p role="status">{paying.isLeaving ? texts.takingYouToOurPayment : texts.youPayByCard}</p>
        <Ways {...props} />
      </HeldStrip>
      {paying.problem && <Problem tone="bad" title={paying.problem} />}
    </>
  );
}

/** One at a time: while one is under way the others wait. */
function Ways({ access, order, standing: { payment }, paying }: AwaitingPaymentProps) {
  const { isLeaving, isToVenue } = paying;
  const due = payment?.due || order.totalPrice;
  return (
    <Buttons>
      <Button
        isBusy={isLeaving}
        busyText={texts.oneMoment}
        aria-disabled={isToVenue || undefined}
        onClick={paying.payOnline}
      >
        {texts.pay({ due: money(due) })}
      </Button>
      {payment?.payableAtVenue && (
        <Button
          tone="secondary"
          isBusy={isToVenue}
          busyText={texts.oneMoment}
          aria-disabled={isLeaving || undefined}
          onClick={paying.payAtVenue}
        >
          {texts.payAtTheVenueInstead}
        </Button>
      )}
      {order.canCancel && <CancelOrder access={access} order={order} />}
    </Buttons>
  );
}

function HeldUntil({ order: { bookings, products }, at }: { readonly order: OrderView; readonly at: string }) {
  const both = bookings.length > 0 && products.length > 0;
  const what = both ? 'both' : products.length > 0 ? 'items' : 'visits';
  return (
    <div>
      <Label>{texts.areHeldUntil({ what })}</Label>
      <Time>{untilText(Date.now() + Date.parse(at) - serverNow())}</Time>
    </div>
  );
}

const Place = styled.div`
  margin-bottom: ${space.xxl};

  @media print {
    display: none;
  }
`;

const Middle = styled(HeldStrip)`
  justify-content: center;
`;

/** As wide as a small screen: each within reach of a thumb. */
const Buttons = styled(Row)`
  @media (max-width: 30em) {
    width: 100%;

    > button {
      width: 100%;
    }
  }
`;

const Label = styled.p`
  color: ${color.held};
  font: 600 ${size.small} / 1.3 ${font.text};
`;

const Time = styled.p`
  font: 780 2.25rem / 1.1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`;

const Problem = styled(Notice)`
  margin-top: ${space.m};
`;
