import { color, from, Outlet, RequireAdmin, RequireRole, space, useLocation, useSession } from '@northlight/site-kit';
import styled from 'styled-components';
import { AdminBar } from '../../features/admin-bar/admin-bar.tsx';
import { AdminNav } from '../../features/admin-nav/admin-nav.tsx';
import { placeAt, placesFor } from '../../features/admin-nav/admin-places.ts';
import { SearchButton } from '../../features/search-admin/search-button.tsx';
import { type AdminClock, useAdminClock } from '../../hooks/admin-clock.ts';
import { texts } from '../../texts/admin.ts';
import { barHeight } from '../../ui/bar-height.ts';

/**
 * Route /admin and everything below it, with the sidebar beside each page (§2 Admin layout). For admins; what others
 * work with is open to their role too (G8).
 */
export function AdminPage() {
  const place = placeAt(useLocation().pathname);
  const clock = useAdminClock();
  const page = (
    <>
      <Bar title={place?.label ?? texts.admin} clock={clock} />
      <Desk>
        <AdminNav />
        <div>{clock && <Outlet />}</div>
      </Desk>
    </>
  );
  const role = place?.worksAs;
  return role ? <RequireRole worksAs={role}>{page}</RequireRole> : <RequireAdmin>{page}</RequireAdmin>;
}

/** Whoever is let in here is signed in. */
function Bar({ title, clock }: { readonly title: string; readonly clock: AdminClock | undefined }) {
  const { user } = useSession();
  return (
    <AdminBar title={title} clock={clock}>
      {user && <SearchButton scope={{ places: placesFor(user), people: user.isAdmin }} />}
    </AdminBar>
  );
}

const toastRoom = '128px';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (${from.large}) {
    min-height: calc(100dvh - ${barHeight});
    grid-template-columns: 232px minmax(0, 1fr);

    > nav {
      border-right: 1px solid ${color.line};
    }
  }

  h1 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }

  /* the last button of a page can be scrolled above a toast, which stays while the pointer is over it */
  > div {
    padding-bottom: ${toastRoom};
  }

  > div > div {
    max-width: 1480px;
    padding-block: ${space.xl} ${space.huge};
  }
`;
