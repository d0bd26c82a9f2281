import type { UserView } from './user-view.js';

/** GET /api/auth/account: all that an account says of itself to its owner. */
export interface AccountView extends UserView {
  /** Waits for its confirmation, and then replaces `email`. */
  readonly pendingEmail: string | null;
  readonly createdAt: string;
  /** Days of the plan, yyyy-MM-dd; null where there is none. */
  readonly subscriptionStartDate: string | null;
  readonly subscriptionEndDate: string | null;
  /** What a period of the plan gives. What is left of it is `GET /api/guest-passes`. */
  readonly guestPassesLeft: number;
}

/** Somewhere where the account is signed in, GET /api/auth/sessions. */
export interface SessionView {
  readonly id: string;
  readonly device: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
  /** Null for a session from before this was kept. */
  readonly since: string | null;
  readonly seenAt: string | null;
}
