import type { AccountView, MembershipView } from '@northlight/contracts';
import { Badge, dateText, href, LinkButton, money, Quiet, Row, Stack, useQuery } from '@northlight/site-kit';
import { plansQuery } from '../../own-plan.ts';
import { texts } from '../../texts/account.ts';
import { planFacts } from './plan-facts.ts';

/** The plan of the account as it is; nothing is shown that is not known. */
export function Plan({ account }: { readonly account: AccountView }) {
  const { data: plans = [] } = useQuery(plansQuery);
  const facts = planFacts(account, plans);
  if (!facts)
    return (
      <Stack $gap="l">
        <p>{texts.youDontHaveAMembership}</p>
        <div>
          <LinkButton to={href('membership')} tone="secondary">
            {texts.seePlans}
          </LinkButton>
        </div>
      </Stack>
    );
  return (
    <Stack $gap="l">
      <Row>
        <strong>{facts.name}</strong>
        <Badge $tone={facts.isActive ? 'good' : 'plain'}>{facts.isActive ? texts.active : texts.ended}</Badge>
      </Row>
      <dl>
        {facts.endsOn && (
          <Fact label={facts.isActive ? texts.renewsOn : texts.endedOn} value={dateText(facts.endsOn)} />
        )}
        {facts.passesLeft !== undefined && <Fact label={texts.guestPassesLeft} value={String(facts.passesLeft)} />}
      </dl>
      {facts.plan && <Terms plan={facts.plan} />}
      <div>
        <LinkButton to={href('membership')} tone="secondary">
          {facts.isActive ? texts.comparePlans : texts.seePlans}
        </LinkButton>
      </div>
    </Stack>
  );
}

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
