import { Page, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Content } from '../../features/content/content.tsx';
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
      <section aria-labelledby="questions">
        <Questions id="questions">Frequently asked questions</Questions>
        <Content of="membership-faq" named="the answers" height="420px" />
      </section>
    </Page>
  );
}

const Questions = styled.h2`
  margin-block: ${space.huge} ${space.l};
  font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
  letter-spacing: -0.035em;
`;
