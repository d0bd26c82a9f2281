import { color, from, Outlet, RequireAdmin, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { AdminNav } from '../../features/admin-nav/admin-nav.tsx';

/** Route /admin and everything below it: admins only, with the sidebar beside each page (§2 Admin layout). */
export function AdminPage() {
  return (
    <RequireAdmin>
      <Desk>
        <AdminNav />
        <div>
          <Outlet />
        </div>
      </Desk>
    </RequireAdmin>
  );
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
