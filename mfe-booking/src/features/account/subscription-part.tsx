import type { MembershipView, SubscriptionView } from '@northlight/contracts';
import { Button, href, instantDateText, LinkButton, money, Notice, Row, Stack } from '@northlight/site-kit';
import { Dialog, DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/subscription.ts';
import { GiftCardPart } from './gift-card-part.tsx';
import { PausePart } from './pause-part.tsx';
import { PlanReceipts } from './plan-receipts.tsx';
import { useCancelPlan } from './use-subscription.ts';

interface SubscriptionPartProps {
  readonly subscription: SubscriptionView;
  readonly plans: readonly MembershipView[];
}

const dayOf = (instant: string | null): string => (instant === null ? '' : instantDateText(instant));

/** What is paid by the month: when the next payment is, what is due, and the ways to change or end it. */
export function SubscriptionPart({ subscription, plans }: SubscriptionPartProps) {
  const [isOpen, setOpen] = useState(false);
  const resume = useCancelPlan(false, () => undefined);
  const { cancelsAtEnd, receipts, giftCardLeft } = subscription;
  return (
    <Stack $gap="l">
      <Due subscription={subscription} />
      <dl>
        <Next subscription={subscription} plans={plans} />
        {giftCardLeft && (
          <>
            <dt>{texts.leftFromGiftCards}</dt>
            <dd>{money(giftCardLeft)}</dd>
          </>
        )}
      </dl>
      {resume.problem && <Notice tone="bad" title={resume.problem} />}
      <Row>
        <LinkButton to={href('membership')} tone="secondary">
          {texts.changePlan}
        </LinkButton>
        <GiftCardPart subscription={subscription} />
        <PausePart subscription={subscription} />
        {cancelsAtEnd ? (
          <Button tone="secondary" isBusy={resume.isPending} busyText={texts.oneMoment} onClick={resume.run}>
            {texts.keepMyPlan}
          </Button>
        ) : (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.cancelPlan}
          </Button>
        )}
      </Row>
      <PlanReceipts receipts={receipts} plans={plans} />
      <DialogBoundary>
        <CancelDialog {...{ subscription, isOpen }} onClose={() => setOpen(false)} />
      </DialogBoundary>
    </Stack>
  );
}

/** A month that was not paid, and where it is. */
function Due({ subscription: { state, graceUntil, payUrl } }: Pick<SubscriptionPartProps, 'subscription'>) {
  if (state !== 'past_due') return null;
  return (
    <Notice tone="bad" title={texts.yourPaymentDidntGoThrough}>
      <p>{texts.youKeepYourPlanUntil({ date: dayOf(graceUntil) })}</p>
      {payUrl && <a href={payUrl}>{texts.payNow}</a>}
    </Notice>
  );
}

function Next({ subscription, plans }: SubscriptionPartProps) {
  const { state, cancelsAtEnd, paidUntil, monthly, nextPlan, nextMonthly, pausedUntil, nextPayment } = subscription;
  const date = dayOf(pausedUntil ?? nextPayment ?? paidUntil);
  if (state === 'past_due') return null;
  if (pausedUntil !== null) return <Paused paidUntil={dayOf(paidUntil)} resumes={date} />;
  if (cancelsAtEnd)
    return (
      <>
        <dt>{texts.endsOn}</dt>
        <dd>{date}</dd>
      </>
    );
  const name = plans.find(({ slug }) => slug === nextPlan)?.name ?? nextPlan;
  return (
    <>
      <dt>{texts.nextPayment}</dt>
      <dd>{texts.amountOn({ amount: money(nextMonthly ?? monthly ?? 0), date })}</dd>
      {name && (
        <>
          <dt>{texts.nextPlan}</dt>
          <dd>{name}</dd>
        </>
      )}
    </>
  );
}

/** The last day before a pause, and the one on which it is paid again. */
const Paused = ({ paidUntil, resumes }: { readonly paidUntil: string; readonly resumes: string }) => (
  <>
    <dt>{texts.pausedFrom}</dt>
    <dd>{paidUntil}</dd>
    <dt>{texts.resumesOn}</dt>
    <dd>{resumes}</dd>
  </>
);

interface CancelDialogProps extends Pick<SubscriptionPartProps, 'subscription'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function CancelDialog({ subscription: { paidUntil, giftCardLeft }, isOpen, onClose }: CancelDialogProps) {
  const cancel = useCancelPlan(true, onClose);
  return (
    <Dialog
      title={texts.cancelYourPlan}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Row>
          <Button tone="danger" isBusy={cancel.isPending} busyText={texts.oneMoment} onClick={cancel.run}>
            {texts.cancelPlan}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {texts.keepMyPlan}
          </Button>
        </Row>
      }
    >
      <p>{texts.youKeepItUntil({ date: dayOf(paidUntil) })}</p>
      {giftCardLeft && <p>{texts.whatsLeftGoesBack({ amount: money(giftCardLeft) })}</p>}
      {cancel.problem && <Notice tone="bad" title={cancel.problem} />}
    </Dialog>
  );
}
