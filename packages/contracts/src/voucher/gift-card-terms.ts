/** What a gift card that a customer buys may be worth, in whole dollars, and how many days ahead it may be sent. */
export const giftCardTerms = {
  leastDollars: 25,
  mostDollars: 500,
  presets: [25, 50, 100, 200],
  mostDaysAhead: 365,
} as const;

/** What a gift card looks like, in its mail and on the page. */
export const giftCardDesigns = ['aurora', 'lamp', 'horizon'] as const;
export type GiftCardDesign = (typeof giftCardDesigns)[number];

/** Gift cards of one order. */
export const giftCardsAtOnce = 10;
