import type { MembershipView, UserView } from '@northlight/contracts';
import { count } from '@northlight/site-kit';

/** What a plan gives, as sentences for a list. */
export const benefitsOf = ({ discountPercentage, priorityBookingHours, guestPasses }: MembershipView): string[] => [
  `${discountPercentage}% off all experiences`,
  `New times ${count(priorityBookingHours, 'hour')} before everybody else`,
  ...(guestPasses > 0 ? [`${guestPasses} guest ${guestPasses === 1 ? 'pass' : 'passes'} a month`] : []),
  '15% off merchandise, and free parking validation',
];

type Holder = Pick<UserView, 'membershipTier' | 'subscriptionStatus'>;

/** True for the plan that this person has and pays for. */
export const isOwnPlan = ({ slug }: Pick<MembershipView, 'slug'>, holder: Holder | null | undefined) =>
  holder?.subscriptionStatus === 'active' && holder.membershipTier.toLowerCase() === slug;
