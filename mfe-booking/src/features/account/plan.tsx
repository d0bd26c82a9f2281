import type { AccountView, MembershipView, SubscriptionView } from '@northlight/contracts';
import { Badge, dateText, href, LinkButton, money, Quiet, Row, Stack, useQuery } from '@northlight/site-kit';
import { guestPassesQuery } from '../../guest-passes.ts';
import { plansQuery } from '../../own-plan.ts';
import { texts } from '../../texts/account.ts';
import { texts as guests } from '../../texts/guest-passes.ts';
import { texts as words } from '../../texts/subscription.ts';
import { planFacts } from './plan-facts.ts';
import { PlanReceipts } from './plan-receipts.tsx';
import { SubscriptionPart } from './subscription-part.tsx';
import { isRunning, useSubscription } from './use-subscription.ts';

/** The plan of the account as it is; nothing is shown that is not known. */
export function Plan({ account }: { readonly account: AccountView }) {
  const { data: plans = [] } = useQuery(plansQuery);
  const { subscription, isConfirming } = useSubscription();
  const facts = planFacts(account, plans);
  if (isConfirming) return <p role="status">{words.confirmingYourPayment}</p>;
  if (!facts) return <NoPlan />;
  const paid = subscription && isRunning(subscription) ? subscription : undefined;
  return (
    <Stack $gap="l">
      <Row>
        <strong>{facts.name}</strong>
        <Badge $tone={facts.isActive ? 'good' : 'plain'}>{stateOf(facts.isActive, paid)}</Badge>
      </Row>
      <Facts facts={facts} isPaid={paid !== undefined} />
      {facts.plan && <Terms plan={facts.plan} />}
      {paid ? (
        <SubscriptionPart subscription={paid} plans={plans} />
      ) : (
        <Compare isActive={facts.isActive} {...{ subscription, plans }} />
      )}
    </Stack>
  );
}

/** A plan that is paused rests from the end of the month that is paid. */
const stateOf = (isActive: boolean, paid: SubscriptionView | undefined): string => {
  if (isActive) return texts.active;
  return paid ? words.paused : texts.ended;
};

type PlanFacts = NonNullable<ReturnType<typeof planFacts>>;

/** Until when it runs, where nobody pays it by the month, and the passes that are left. */
const Facts = ({ facts, isPaid }: { readonly facts: PlanFacts; readonly isPaid: boolean }) => (
  <dl>
    {facts.endsOn && !isPaid && (
      <Fact label={facts.isActive ? texts.renewsOn : texts.endedOn} value={dateText(facts.endsOn)} />
    )}
    {facts.isActive && <PassesLeft />}
  </dl>
);

/** How many guests may still come in for $0, and until when; nothing where the plan has none. */
function PassesLeft() {
  const { data } = useQuery(guestPassesQuery);
  if (!data?.until || data.passes === 0) return null;
  const { left, passes, until } = data;
  return <Fact label={texts.guestPassesLeft} value={guests.leftUntil({ left, passes, date: dateText(until) })} />;
}

interface CompareProps {
  readonly isActive: boolean;
  readonly subscription: SubscriptionView | undefined;
  readonly plans: readonly MembershipView[];
}

const Compare = ({ isActive, subscription, plans }: CompareProps) => (
  <>
    <div>
      <LinkButton to={href('membership')} tone="secondary">
        {isActive ? texts.comparePlans : texts.seePlans}
      </LinkButton>
    </div>
    <PlanReceipts receipts={subscription?.receipts ?? []} plans={plans} />
  </>
);

const NoPlan = () => (
  <Stack $gap="l">
    <p>{texts.youDontHaveAMembership}</p>
    <div>
      <LinkButton to={href('membership')} tone="secondary">
        {texts.seePlans}
      </LinkButton>
    </div>
  </Stack>
);

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

const Terms = ({ plan: { monthlyPrice, discountPercentage, guestPasses } }: { readonly plan: MembershipView }) => (
  <Quiet>
    {texts.aMonthOffAllExperiences({ price: money(monthlyPrice), percent: discountPercentage, guestPasses })}
  </Quiet>
);
