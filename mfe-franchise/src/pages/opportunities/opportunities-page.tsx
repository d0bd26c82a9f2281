import { href, Link, Page, RequireSession, Stack } from '@northlight/site-kit';
import { Stations } from '../../features/franchise-facts/stations.tsx';
import { ApplicationStatus } from '../../features/my-inquiries/application-status.tsx';
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
            <Stations />
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
