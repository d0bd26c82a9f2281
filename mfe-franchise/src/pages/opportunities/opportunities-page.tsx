import { href, Link, Page, RequireSession, Stack } from '@northlight/site-kit';
import { FranchiseSteps } from '../../features/franchise-facts/franchise-steps.tsx';
import { ApplicationStatus } from '../../features/my-inquiries/application-status.tsx';
import { useMyInquiries } from '../../features/my-inquiries/use-my-inquiries.ts';
import { AccountFacts } from '../../features/my-start/account-facts.tsx';
import { Preparation } from '../../features/my-start/preparation.tsx';

/** Route /franchise-opportunities, signed-in only: who we would be talking to, and what to have ready. */
export function OpportunitiesPage() {
  return (
    <RequireSession>
      <Page
        title="Franchise opportunities"
        lead="Where your application stands, what to have ready, and what happens then."
      >
        <Stack $gap="huge">
          <ApplicationStatus />
          <AccountFacts />
          <Preparation />
          <Stack as="section" $gap="xl">
            <h2>What happens next</h2>
            <MySteps />
          </Stack>
          <p>
            Cities, investment and the questions that are asked most are on the{' '}
            <Link to={href('franchise')}>franchise page</Link>.
          </p>
        </Stack>
      </Page>
    </RequireSession>
  );
}

/** With a mark at the latest application. */
function MySteps() {
  const { data: [latest] = [] } = useMyInquiries();
  return <FranchiseSteps current={latest?.status} />;
}
