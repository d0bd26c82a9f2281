import type { MembershipView, SubscriptionView } from '@northlight/contracts';
import {
  Button,
  href,
  instantDateText,
  LinkButton,
  money,
  Notice,
  onDemand,
  PartBoundary,
  Stack,
} from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/memberships.ts';
import { isRunning, problemOf, useBuyingFacts, useBuyPlan, useChangePlan } from './use-buy-plan.ts';

interface BuyPlanProps {
  readonly plan: MembershipView;
  /** The name of the plan that somebody else pays for them: it gives way to this one. */
  readonly replaced: string | undefined;
  /** Where plans are taken while nothing can be paid online. */
  readonly desks: ReactNode;
  readonly nameOf: (slug: string) => string;
  readonly onDone: () => void;
}

/** The way from a plan to having it: paid online, or changed to from the next month on. */
export function BuyPlan({ plan, replaced, desks, nameOf, onDone }: BuyPlanProps) {
  const { subscription, isOnline, isError, retry } = useBuyingFacts();
  if (isError) return <LoadFailure text={texts.couldntLoadYourPlan} onRetry={retry} />;
  if (!subscription || isOnline === undefined) return <Skeleton $height="120px" />;
  if (isRunning(subscription)) return <Change {...{ plan, subscription, nameOf, onDone }} />;
  if (!isOnline)
    return (
      <Stack $gap="m">
        <p>{texts.joinAtTheDesk}</p>
        {desks}
      </Stack>
    );
  return <Buy plan={plan} replaced={replaced} />;
}

function Buy({ plan, replaced }: Pick<BuyPlanProps, 'plan' | 'replaced'>) {
  const [hasGiftCard, setGiftCard] = useState(false);
  const price = money(plan.monthlyPrice);
  return (
    <Stack $gap="m">
      <p>{hasGiftCard ? texts.yourGiftCardPaysFirst({ price }) : texts.youPayNow({ price })}</p>
      {replaced && <p>{texts.itReplaces({ name: replaced })}</p>}
      {hasGiftCard ? (
        <PartBoundary>
          <PayWithGiftCard plan={plan} />
        </PartBoundary>
      ) : (
        <Pay plan={plan} onGiftCard={() => setGiftCard(true)} />
      )}
    </Stack>
  );
}

function Pay({ plan, onGiftCard }: Pick<BuyPlanProps, 'plan'> & { readonly onGiftCard: () => void }) {
  const buy = useBuyPlan(plan);
  const problem = problemOf(buy.error);
  return (
    <>
      {problem && <Notice tone="bad" title={problem} />}
      <Button
        isWide
        isBusy={buy.isPending || buy.isSuccess}
        busyText={texts.openingTheCheckout}
        onClick={() => buy.mutate({})}
      >
        {texts.continueToPayment}
      </Button>
      <Button tone="quiet" onClick={onGiftCard}>
        {texts.useAGiftCard}
      </Button>
    </>
  );
}

/** Most have none: what it needs comes with the press. */
const { Component: PayWithGiftCard } = onDemand(async () => (await import('./pay-with-gift-card.tsx')).PayWithGiftCard);

interface ChangeProps extends Pick<BuyPlanProps, 'plan' | 'nameOf' | 'onDone'> {
  readonly subscription: SubscriptionView;
}

/** Somebody pays a plan already: the month that runs stays, the next one is of this plan. */
function Change({ plan, subscription, nameOf, onDone }: ChangeProps) {
  const change = useChangePlan(onDone);
  const next = subscription.nextPlan ?? subscription.plan ?? '';
  if (next === plan.slug)
    return (
      <Stack $gap="m">
        <p>{subscription.nextPlan ? texts.thisIsYourNextPlan : texts.thisIsYourPlan}</p>
        <LinkButton to={`${href('profile')}#membership`} tone="secondary" isWide>
          {texts.viewYourPlan}
        </LinkButton>
      </Stack>
    );
  const [name, current] = [plan.name, nameOf(subscription.plan ?? '')];
  const date = subscription.paidUntil ? instantDateText(subscription.paidUntil) : '';
  const problem = problemOf(change.error);
  return (
    <Stack $gap="m">
      <p>{texts.yourPlanRunsUntil({ current, date, name, price: money(plan.monthlyPrice) })}</p>
      {problem && <Notice tone="bad" title={problem} />}
      <Button isWide isBusy={change.isPending} busyText={texts.changing} onClick={() => change.mutate(plan)}>
        {texts.changeTo({ name })}
      </Button>
    </Stack>
  );
}
