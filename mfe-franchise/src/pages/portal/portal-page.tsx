import { href, Page, RequireSession, Spinner, useLocation, useNavigate } from '@northlight/site-kit';
import { useEffect } from 'react';
import { invitationIn, keepInvitation } from '../../features/candidate/invitation.ts';
import { texts } from '../../texts/portal.ts';
import { BesideHouse } from '../beside-house.tsx';
import { Portal } from './portal.tsx';

/**
 * Route /franchise/portal?inquiryId=&accessCode=, signed-in only (§2). The code is read and taken out of the address
 * before anything else happens, so that neither the sign-in nor the history has it (decisions.md C9).
 */
export function PortalPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isInvitation = search !== '' || hash.includes('accessCode');
  useEffect(() => {
    if (!isInvitation) return;
    const invitation = invitationIn({ search, hash });
    if (invitation) keepInvitation(invitation);
    void navigate(href('franchisePortal'), { replace: true });
  }, [isInvitation, search, hash, navigate]);
  if (isInvitation) return <Spinner text={texts.verifyingYourAccess} isPage />;
  return (
    <RequireSession>
      <Page title={texts.candidatePortal} heading="own">
        <BesideHouse>
          <Portal />
        </BesideHouse>
      </Page>
    </RequireSession>
  );
}
