/** What is left to do about gift cards that were bought; a clock asks for those whose date has come. */
export const giftCardsQueue = {
  name: 'gift-cards',
  issue: 'gift-card-paid',
  send: 'send-gift-cards',
  every: { every: 300_000 },
} as const;

/** What such a job carries: a pointer, nothing personal. */
export interface AboutGiftCard {
  readonly giftCardId?: string;
}
