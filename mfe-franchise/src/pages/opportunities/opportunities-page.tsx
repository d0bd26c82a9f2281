import { href, Link, Page, RequireSession, rich, Stack } from '@northlight/site-kit';
import { FranchiseSteps } from '../../features/franchise-facts/franchise-steps.tsx';
import { ApplicationStatus } from '../../features/my-inquiries/application-status.tsx';
import { useMyInquiries } from '../../features/my-inquiries/use-my-inquiries.ts';
import { AccountFacts } from '../../features/my-start/account-facts.tsx';
import { Preparation } from '../../features/my-start/preparation.tsx';
import { texts } from '../../texts/opportunities.ts';

/** Route /franchise-opportunities, signed-in only: who we would be talking to, and what to have ready. */
export function OpportunitiesPage() {
  return (
    <RequireSession>
      <Page title={texts.franchiseOpportunities} lead={texts.checkYourApplicationStatusGet}>
        <Stack $gap="huge">
          <ApplicationStatus />
          <AccountFacts />
          <Preparation />
          <Stack as="section" $gap="xl">
            <h2>{texts.whatHappensNext}</h2>
            <MySteps />
          </Stack>
          <p>
            {rich(texts.findCitiesInvestmentDetails, { link: (words) => <Link to={href('franchise')}>{words}</Link> })}
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
