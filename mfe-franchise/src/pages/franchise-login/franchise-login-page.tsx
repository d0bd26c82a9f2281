import { href, Navigate, Page, useSession } from '@northlight/site-kit';
import { FranchiseSignIn } from '../../features/franchise-sign-in/franchise-sign-in.tsx';
import { BesideHouse } from '../beside-house.tsx';

/** Route /franchise/login. Whoever is signed in already, or is now, goes on to /franchise-opportunities (§2). */
export function FranchiseLoginPage() {
  const { user } = useSession();
  if (user) return <Navigate to={href('franchiseOpportunities')} replace />;
  return (
    <Page title="Franchise sign-in" lead="Your application, where it stands, and the candidate portal.">
      <BesideHouse>
        <FranchiseSignIn />
      </BesideHouse>
    </Page>
  );
}
