import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  giftCard: 'Gift card',
  giftCardFor: 'Gift card for {recipientName}',
  sentNow: 'Sent by email now: {amount}',
  sentOn: 'Sent by email on {date}: {amount}',
  yourGiftCardsArePaid:
    '{cards, plural, one {Thank you. Your gift card is paid.} other {Thank you. Your gift cards are paid.}}',
  onlyTheRecipientGets:
    'The code goes to the recipient only. If the email doesn’t arrive, contact us and we’ll send it again.',
  pleaseDontForward: 'Anyone with this link can view this order, so please don’t forward this email.',
  yourGiftCard: 'A {amount} gift card for you',
  aGiftFrom:
    'You’ve been sent a gift card. Enter its code at checkout, or when you join a plan. If you don’t use it all at once, the rest stays on it for next time.',
  from: 'From',
  checkTheBalance: 'See what’s left on it',
});
