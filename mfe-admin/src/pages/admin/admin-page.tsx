import { color, from, Outlet, RequireAdmin, RequireRole, space, useLocation } from '@northlight/site-kit';
import styled from 'styled-components';
import { AdminNav } from '../../features/admin-nav/admin-nav.tsx';
import { placeAt } from '../../features/admin-nav/admin-places.ts';

/**
 * Route /admin and everything below it, with the sidebar beside each page (§2 Admin layout). For admins; what others
 * work with is open to their role too (G8).
 */
export function AdminPage() {
  const role = placeAt(useLocation().pathname)?.worksAs;
  const page = (
    <Desk>
      <AdminNav />
      <div>
        <Outlet />
      </div>
    </Desk>
  );
  return role ? <RequireRole worksAs={role}>{page}</RequireRole> : <RequireAdmin>{page}</RequireAdmin>;
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (${from.large}) {
    min-height: calc(100dvh - 72px);
    grid-template-columns: 232px minmax(0, 1fr);

    > nav {
      border-right: 1px solid ${color.line};
    }
  }

  h1 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }

  > div > div {
    max-width: 1480px;
    padding-block: ${space.xl} ${space.huge};
  }
`;
