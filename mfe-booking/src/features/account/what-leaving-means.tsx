import type { AccountView } from '@northlight/contracts';
import { href, Link, Notice, Prose, rich, useQuery } from '@northlight/site-kit';
import { texts } from '../../texts/account.ts';
import { upcomingQuery } from './account-calls.ts';

/** What goes and what stays, before anybody presses anything. */
export function WhatLeavingMeans({ account }: { readonly account: AccountView }) {
  const { data } = useQuery(upcomingQuery);
  const ahead = data?.items.length ?? 0;
  return (
    <>
      {ahead > 0 && (
        <Notice title={(data?.nextCursor ? texts.andMore : texts.youHaveUpcomingBookings)({ ahead })}>
          <p>{rich(texts.theyStayGoodTheTickets, { link: (words) => <Link to={href('bookings')}>{words}</Link> })}</p>
        </Notice>
      )}
      <Prose>
        <p>{texts.deletedAtOnce}</p>
        <ul>
          <li>{hasPlan(account) ? texts.andYourMembership : texts.yourAccountItsPassword}</li>
          <li>{texts.yourNameEmailAndPhone}</li>
          <li>{texts.whatIsInYourCart}</li>
          <li>{texts.whatYouWroteToApply}</li>
          {account.emailVerified && <li>{texts.yourPlacesOnWaitlistsYour({ email: account.email })}</li>}
        </ul>
        <p>{texts.staysWithoutYourNameBookings}</p>
        {!account.emailVerified && <p>{texts.youHaveNotConfirmedWhat({ email: account.email })}</p>}
      </Prose>
    </>
  );
}

const hasPlan = ({ subscriptionStatus }: AccountView): boolean => subscriptionStatus === 'active';
