import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { href } from '../router/href.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Container } from '../ui/layout/layout.tsx';
import { useSession } from './session.ts';

interface GuardProps {
  readonly children?: ReactNode;
}

/** Lets signed-in people through; others go to /login and come back afterwards (§2). Around children or an outlet. */
export function RequireSession({ children }: GuardProps) {
  return <Guard isAdminOnly={false}>{children}</Guard>;
}

/** As RequireSession, and signed-in people who are not admins go home (§2). */
export function RequireAdmin({ children }: GuardProps) {
  return <Guard isAdminOnly>{children}</Guard>;
}

function Guard({ children, isAdminOnly }: GuardProps & { readonly isAdminOnly: boolean }) {
  const { user, isLoading, isError, retry } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading) return <Spinner text="Checking your sign-in" isPage />;
  if (isError) return <SessionUnknown onRetry={retry} />;
  if (!user) return <Navigate to={href('login', { redirect: pathname + search })} replace />;
  if (isAdminOnly && !user.isAdmin) return <Navigate to={href('home')} replace />;
  return children ?? <Outlet />;
}

function SessionUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container>
      <Notice tone="bad" title="We could not check whether you are signed in">
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </Container>
  );
}
