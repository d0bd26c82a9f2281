import type { UserView } from '@northlight/contracts';

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
});
