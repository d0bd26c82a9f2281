import type { AccountView, UserView } from '@northlight/contracts';

type Account = Omit<UserView, 'emailVerified'> & { readonly emailVerifiedAt: Date | null };

/** An account as its owner sees it; nothing of the password is in it. */
export const userView = ({
  id,
  username,
  email,
  emailVerifiedAt,
  firstName,
  lastName,
  membershipTier,
  subscriptionStatus,
  isAdmin,
  roles,
}: Account): UserView => ({
  id,
  username,
  email,
  emailVerified: emailVerifiedAt !== null,
  firstName,
  lastName,
  membershipTier,
  subscriptionStatus,
  isAdmin,
  roles,
});

type WholeAccount = Account &
  Pick<AccountView, 'subscriptionStartDate' | 'subscriptionEndDate' | 'guestPassesLeft'> & { readonly createdAt: Date };

/** The same, and all else that it says of itself to its owner. */
export const accountView = (user: WholeAccount, pendingEmail: string | null): AccountView => ({
  ...userView(user),
  pendingEmail,
  createdAt: user.createdAt.toISOString(),
  subscriptionStartDate: user.subscriptionStartDate,
  subscriptionEndDate: user.subscriptionEndDate,
  guestPassesLeft: user.guestPassesLeft,
});
