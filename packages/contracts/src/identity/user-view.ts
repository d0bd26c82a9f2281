/** The signed-in person, GET /api/auth/me. */
export interface UserView {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** They have proven that they read it. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly membershipTier: string;
  readonly subscriptionStatus: string;
  readonly isAdmin: boolean;
  /** What they work as: `desk`, `ops`. An admin needs none. */
  readonly roles: readonly string[];
  /** They work here and must set up a second factor first; left out for everybody else. */
  readonly mustSetUpSecondFactor?: true;
}
