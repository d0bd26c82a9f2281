import { href, Link, useSession } from '@northlight/site-kit';
import { FindLinks } from '../../features/find-links/find-links.tsx';
import { Below } from './bookings-layout.ts';

/** Where to look for what is not in the list: it was booked without an account (C23). */
export function AsVisitor() {
  const { user } = useSession();
  return (
    <Below aria-labelledby="as-visitor">
      <h2 id="as-visitor">Booked as a visitor?</h2>
      {user?.emailVerified ? (
        <p>
          What was booked with <b>{user.email}</b> without signing in is in your list. For another address, we send the
          links to its bookings there.
        </p>
      ) : (
        <p>
          Confirm that <b>{user?.email}</b> is yours, in <Link to={href('profile')}>your profile</Link>, and what you
          booked with it is in your list too. Or we send the links to the bookings there.
        </p>
      )}
      <FindLinks isAside />
    </Below>
  );
}
