import { type AccountView, capitalized, type MembershipView } from '@northlight/contracts';

type Holder = Pick<AccountView, 'membershipTier' | 'subscriptionStatus' | 'subscriptionEndDate'>;

/** What there is to say about somebody's plan; undefined for whoever has none. */
export function planFacts(holder: Holder, plans: readonly MembershipView[]) {
  const tier = holder.membershipTier.toLowerCase();
  if (!tier || tier === 'none') return undefined;
  const plan = plans.find(({ slug }) => slug === tier);
  const isActive = holder.subscriptionStatus === 'active';
  return {
    name: plan?.name ?? capitalized(tier),
    isActive,
    endsOn: holder.subscriptionEndDate,
    plan: isActive ? plan : undefined,
  };
}
