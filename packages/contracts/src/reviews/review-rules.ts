/** What a review may be. */
export const reviewLimits = {
  leastStars: 1,
  mostStars: 5,
  leastText: 20,
  mostText: 2_000,
  mostTitle: 100,
  mostName: 60,
  onAPage: 5,
} as const;

/** So many approved reviews an experience needs before an average is made of them: a few say little. */
export const RATED_FROM = 10;

/** Where a review stands: somebody of the house has yet to look at it, or has let it through or not. */
export const reviewStates = ['waiting', 'approved', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a review is not shown; there are no other reasons, and a low rating is none. */
export const reviewRefusals = ['off_topic', 'abusive', 'personal_data', 'not_about_visit'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];
