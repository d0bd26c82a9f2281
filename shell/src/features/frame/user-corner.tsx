import { displayName, href, Link, LinkButton, useLogout, useSession } from '@northlight/site-kit';
import { Menu } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { adminPlaces, type Place, userPlaces } from './places.ts';

/** Sign In for visitors; the user menu, and for admins the Admin Panel menu, for those who are signed in (§2). */
export function UserCorner() {
  const { user, isLoading } = useSession();
  const logout = useLogout();
  if (isLoading) return <Room />;
  if (!user) {
    return (
      <LinkButton to={href('login')} tone="secondary" isSmall>
        Sign In
      </LinkButton>
    );
  }
  return (
    <Room>
      {user.isAdmin && (
        <Menu label="Admin Panel">
          <Entries places={adminPlaces} />
        </Menu>
      )}
      <Menu label={displayName(user)}>
        <Entries places={userPlaces} />
        <li>
          <button type="button" onClick={() => logout.mutate()}>
            Logout
          </button>
        </li>
      </Menu>
    </Room>
  );
}

export function Entries({ places }: { readonly places: readonly Place[] }) {
  return places.map(({ label, to }) => (
    <li key={to}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}

/** As wide as the Sign In button while nobody knows yet, so that nothing moves. */
const Room = styled.div`
  display: flex;
  min-width: 84px;
`;
