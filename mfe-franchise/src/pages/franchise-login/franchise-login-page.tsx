import { href, Navigate, Page, useSession } from '@northlight/site-kit';
import { FranchiseSignIn } from '../../features/franchise-sign-in/franchise-sign-in.tsx';
import { texts } from '../../texts/franchise-login.ts';
import { BesideHouse } from '../beside-house.tsx';

/** Route /franchise/login. Whoever is signed in already, or is now, goes on to /franchise-opportunities (§2). */
export function FranchiseLoginPage() {
  const { user } = useSession();
  if (user) return <Navigate to={href('franchiseOpportunities')} replace />;
  return (
    <Page title={texts.franchiseSign} lead={texts.checkYourApplicationStatus}>
      <BesideHouse>
        <FranchiseSignIn />
      </BesideHouse>
    </Page>
  );
}
