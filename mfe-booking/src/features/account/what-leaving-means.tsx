import type { AccountView } from '@northlight/contracts';
import { count, href, Link, Notice, Prose, useQuery } from '@northlight/site-kit';
import { upcomingQuery } from './account-calls.ts';

/** What goes and what stays, before anybody presses anything. */
export function WhatLeavingMeans({ account }: { readonly account: AccountView }) {
  const { data } = useQuery(upcomingQuery);
  const ahead = data?.items.length ?? 0;
  return (
    <>
      {ahead > 0 && (
        <Notice title={`You have ${count(ahead, 'upcoming booking')}${data?.nextCursor ? ' and more' : ''}.`}>
          <p>
            They stay good: the tickets in your mail still let you in. But we cannot write to you any more, should a
            time change. If you do not want to come, <Link to={href('bookings')}>cancel them first</Link>.
          </p>
        </Notice>
      )}
      <Prose>
        <p>Deleted at once, and for good:</p>
        <ul>
          <li>your account, its password and every sign-in{hasPlan(account) && ', and your membership with it'}</li>
          <li>your name, email and phone, wherever you booked or ordered with this account</li>
          <li>what is in your cart</li>
          <li>what you wrote to apply for a franchise</li>
          {account.emailVerified && (
            <li>
              your places on waitlists, your messages and your newsletter, as far as they are under {account.email}
            </li>
          )}
        </ul>
        <p>Stays, without your name: bookings and orders with their seats and amounts.</p>
        {!account.emailVerified && (
          <p>
            You have not confirmed {account.email}. What was sent to us with it while nobody was signed in is kept,
            since it might be somebody else’s: confirm the address first if that is to go, too.
          </p>
        )}
      </Prose>
    </>
  );
}

const hasPlan = ({ subscriptionStatus }: AccountView): boolean => subscriptionStatus === 'active';
