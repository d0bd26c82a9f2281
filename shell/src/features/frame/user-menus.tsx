import type { UserView } from '@northlight/contracts';
import { displayName, Link, useLogout } from '@northlight/site-kit';
import { Menu } from '@northlight/site-kit/ui';
import { texts } from '../../texts/frame.ts';
import { adminPlaces, type Place, placesOf } from './places.ts';

/** The user menu, and for admins the Admin Panel menu (§2). */
export function UserMenus({ user }: { readonly user: UserView }) {
  const logout = useLogout();
  return (
    <>
      {user.isAdmin && (
        <Menu label={texts.adminPanel}>
          <Entries places={adminPlaces} />
        </Menu>
      )}
      <Menu label={displayName(user)}>
        <Entries places={placesOf(user)} />
        <li>
          <button type="button" onClick={() => logout.mutate()}>
            {texts.logout}
          </button>
        </li>
      </Menu>
    </>
  );
}

function Entries({ places }: { readonly places: readonly Place[] }) {
  return places.map(({ label, to }) => (
    <li key={to}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
