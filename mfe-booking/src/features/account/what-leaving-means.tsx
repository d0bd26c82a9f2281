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
        <Notice title={(data?.nextCursor ? texts.youHaveMoreThanUpcoming : texts.youHaveUpcomingBooking)({ ahead })}>
          <p>{rich(texts.theyreStillValid, { link: (words) => <Link to={href('bookings')}>{words}</Link> })}</p>
        </Notice>
      )}
      <Prose>
        <p>{texts.deletedRightAwayAndPermanently}</p>
        <ul>
          <li>{hasPlan(account) ? texts.yourAccountPasswordSignIns : texts.yourAccountPasswordAndSign}</li>
          <li>{texts.yourNameEmailAndPhone}</li>
          <li>{texts.theItemsInYourCart}</li>
          <li>{texts.yourFranchiseApplications}</li>
          <li>
            {account.emailVerified
              ? texts.yourPlacesOnWaitlistsMessages({ email: account.email })
              : texts.yourPlacesOnWaitlistsAnd}
          </li>
        </ul>
        <p>{texts.weKeepYourBookings}</p>
        {!account.emailVerified && <p>{texts.youHaventConfirmedWeKeep({ email: account.email })}</p>}
      </Prose>
    </>
  );
}

const hasPlan = ({ subscriptionStatus }: AccountView): boolean => subscriptionStatus === 'active';
