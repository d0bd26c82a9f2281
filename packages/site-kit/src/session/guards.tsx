import type { UserView } from '@northlight/contracts';
import { type ReactNode, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { href } from '../router/href.ts';
import { LinkButton } from '../router/link-button.tsx';
import { texts } from '../texts/session.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Container } from '../ui/layout/layout.tsx';
import { useHasLeft, useSession } from './session.ts';

interface GuardProps {
  readonly children?: ReactNode;
}

/** Lets signed-in people through; others go to /login and come back afterwards (§2). Around children or an outlet. */
export function RequireSession({ children }: GuardProps) {
  return <Guard mayEnter={everybody}>{children}</Guard>;
}

/** As RequireSession, and signed-in people who are not admins go home (§2). */
export function RequireAdmin({ children }: GuardProps) {
  return <Guard mayEnter={isAdmin}>{children}</Guard>;
}

interface RoleProps extends GuardProps {
  readonly worksAs: string | readonly string[];
}

/** As RequireAdmin, and lets those through who work as this or one of these, such as `desk`. */
export function RequireRole({ worksAs, children }: RoleProps) {
  const roles = [worksAs].flat();
  return (
    <Guard mayEnter={(user) => isAdmin(user) || roles.some((role) => user.roles.includes(role))}>{children}</Guard>
  );
}

const everybody = () => true;
const isAdmin = (user: UserView) => user.isAdmin;

function Guard({ children, mayEnter }: GuardProps & { readonly mayEnter: (user: UserView) => boolean }) {
  const { user, isLoading, isError, retry } = useSession();
  const wayOut = useWayOut(user);
  if (isLoading) return <Spinner text={texts.checkingYourSign} isPage />;
  if (isError) return <SessionUnknown onRetry={retry} />;
  if (!user) return <Navigate to={wayOut} replace />;
  if (mayEnter !== everybody && user.mustSetUpSecondFactor) return <SecondFactorMissing />;
  if (!mayEnter(user)) return <Navigate to={href('home')} replace />;
  return children ?? <Outlet />;
}

/** To the sign-in and back again; but home for the one who was here and has just logged out (§4). */
const useWayOut = (user: UserView | null | undefined) => {
  const { pathname, search } = useLocation();
  const hasLeft = useHasLeft();
  const wasHere = useRef(false);
  wasHere.current ||= Boolean(user);
  return wasHere.current && hasLeft ? href('home') : href('login', { redirect: pathname + search });
};

function SessionUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container>
      <Notice tone="bad" title={texts.couldntCheckWhetherYoureSigned}>
        <Button tone="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Notice>
    </Container>
  );
}

/** Whoever works here and has no second factor yet: until then no route of the staff answers. */
function SecondFactorMissing() {
  return (
    <Container>
      <Notice title={texts.pleaseSetUpAnAuthenticator}>
        <p>{texts.yourRoleHereNeedsMore}</p>
        <LinkButton to={`${href('profile')}#security`}>{texts.setItUp}</LinkButton>
      </Notice>
    </Container>
  );
}
