import type { AccountView, UserView } from '@northlight/contracts';
import { statusOf } from './plan.js';
import { mustSetUpSecondFactor } from './second-factor-policy.js';

type Account = Omit<UserView, 'emailVerified'> & {
  readonly emailVerifiedAt: Date | null;
  readonly subscriptionEndDate: string | null;
};

/** An account as its owner sees it; nothing of the password is in it. */
export const userView = (user: Account, now: Date): UserView => {
  const { id, username, email, emailVerifiedAt, firstName, lastName, membershipTier, isAdmin, roles } = user;
  return {
    id,
    username,
    email,
    emailVerified: emailVerifiedAt !== null,
    firstName,
    lastName,
    membershipTier,
    subscriptionStatus: statusOf(user, now),
    isAdmin,
    roles,
  };
};

/** The same, as the fronts are told who is signed in. */
export const ownView = (
  user: Account & { readonly secondFactorAt: Date | null },
  now: Date,
  policy: Parameters<typeof mustSetUpSecondFactor>[1],
): UserView => ({
  ...userView(user, now),
  ...(mustSetUpSecondFactor(user, policy) && { mustSetUpSecondFactor: true }),
});

type WholeAccount = Account &
  Pick<AccountView, 'subscriptionStartDate' | 'guestPassesLeft'> & { readonly createdAt: Date };

/** The same, and all else that it says of itself to its owner. */
export const accountView = (user: WholeAccount, pendingEmail: string | null, now: Date): AccountView => ({
  ...userView(user, now),
  pendingEmail,
  createdAt: user.createdAt.toISOString(),
  subscriptionStartDate: user.subscriptionStartDate,
  subscriptionEndDate: user.subscriptionEndDate,
  guestPassesLeft: user.guestPassesLeft,
});
