import type { UserView } from '@northlight/contracts';

/** An account as its owner sees it; nothing of the password is in it. */
export const userView = ({
  id,
  username,
  email,
  firstName,
  lastName,
  membershipTier,
  subscriptionStatus,
  isAdmin,
}: UserView): UserView => ({
  id,
  username,
  email,
  firstName,
  lastName,
  membershipTier,
  subscriptionStatus,
  isAdmin,
});
