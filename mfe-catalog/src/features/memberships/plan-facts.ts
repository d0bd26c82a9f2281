import type { MembershipView, UserView } from '@northlight/contracts';
import { texts } from '../../texts/memberships.ts';

/** What a plan gives, as sentences for a list. */
export const benefitsOf = ({ discountPercentage, priorityBookingHours, guestPasses }: MembershipView): string[] => [
  texts.offAllExperiences({ discountPercentage }),
  texts.bookNewTimesHour({ priorityBookingHours }),
  ...(guestPasses > 0 ? [texts.guestPassAMonth({ guestPasses })] : []),
  texts.offMerchandiseAndFreeParking,
];

type Holder = Pick<UserView, 'membershipTier' | 'subscriptionStatus'>;

/** True for the plan that this person has and pays for. */
export const isOwnPlan = ({ slug }: Pick<MembershipView, 'slug'>, holder: Holder | null | undefined) =>
  holder?.subscriptionStatus === 'active' && holder.membershipTier.toLowerCase() === slug;
