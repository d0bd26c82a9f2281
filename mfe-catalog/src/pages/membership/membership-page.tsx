import { Page } from '@northlight/site-kit';
import { MembershipQuestions } from '../../features/memberships/membership-questions.tsx';
import { PlanList } from '../../features/memberships/plan-list.tsx';
import { OpenDesks } from '../../features/venues/open-desks.tsx';

/** Route /membership. */
export function MembershipPage() {
  return (
    <Page
      title="Membership"
      lead="Come more often, pay less, and bring somebody. Members save up to 25% on all experiences."
    >
      <PlanList desks={<OpenDesks />} />
      <MembershipQuestions />
    </Page>
  );
}
