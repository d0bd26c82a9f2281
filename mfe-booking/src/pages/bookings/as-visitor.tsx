import { href, Link, rich, useSession } from '@northlight/site-kit';
import { FindLinks } from '../../features/find-links/find-links.tsx';
import { texts } from '../../texts/bookings.ts';
import { Below } from './bookings-layout.ts';

/** Where to look for what is not in the list: it was booked without an account (C23). */
export function AsVisitor() {
  const { user } = useSession();
  return (
    <Below aria-labelledby="as-visitor">
      <h2 id="as-visitor">{texts.bookedAsAGuest}</h2>
      {user?.emailVerified ? (
        <p>{rich(texts.guestBookingsMade, { email: <b>{user.email}</b> })}</p>
      ) : (
        <p>
          {rich(texts.confirmInYourProfile, {
            email: <b>{user?.email}</b>,
            link: (words) => <Link to={href('profile')}>{words}</Link>,
          })}
        </p>
      )}
      <FindLinks isAside />
    </Below>
  );
}
