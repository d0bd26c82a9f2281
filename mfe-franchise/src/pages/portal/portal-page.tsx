import { href, Page, RequireSession, Spinner, useNavigate, useSearchParams } from '@northlight/site-kit';
import { useEffect } from 'react';
import { invitationIn, keepInvitation } from '../../features/candidate/invitation.ts';
import { BesideHouse } from '../beside-house.tsx';
import { Portal } from './portal.tsx';

/**
 * Route /franchise/portal?inquiryId=&accessCode=, signed-in only (§2). The code is read and taken out of the address
 * before anything else happens, so that neither the sign-in nor the history has it (decisions.md C9).
 */
export function PortalPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hasQuery = query.size > 0;
  useEffect(() => {
    if (!hasQuery) return;
    const invitation = invitationIn(query);
    if (invitation) keepInvitation(invitation);
    void navigate(href('franchisePortal'), { replace: true });
  }, [hasQuery, query, navigate]);
  if (hasQuery) return <Spinner text="Verifying your access" isPage />;
  return (
    <RequireSession>
      <Page title="Candidate portal" heading="own">
        <BesideHouse>
          <Portal />
        </BesideHouse>
      </Page>
    </RequireSession>
  );
}
