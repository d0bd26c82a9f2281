import { centsOf } from '../../../platform/kernel/money.js';
import { texts } from '../texts/gift-cards.js';
import { dollars } from './booking-mail.js';
import { dayInWords } from './letter.js';
import type { PlacedOrder } from './placed-order.js';

type GiftCard = NonNullable<PlacedOrder['giftCards']>[number];

/** The line of a gift card: for whom, when it is sent, and what it is worth. */
export const giftCardRow = ({ recipientName, sendOn, amount }: GiftCard): [string, string] => [
  recipientName ? texts.giftCardFor({ recipientName }) : texts.giftCard,
  sendOn === null
    ? texts.sentNow({ amount: dollars(centsOf(amount)) })
    : texts.sentOn({ date: dayInWords(sendOn), amount: dollars(centsOf(amount)) }),
];

/** What an order of gift cards begins with; undefined for every other. */
export const giftCardNews = ({ giftCards = [] }: PlacedOrder): string | undefined =>
  giftCards.length > 0 ? texts.yourGiftCardsArePaid({ cards: giftCards.length }) : undefined;

/** What its customer has to know; undefined for every other. */
export const giftCardNotes = ({ giftCards = [] }: PlacedOrder): string[] | undefined =>
  giftCards.length > 0 ? [texts.onlyTheRecipientGets, texts.pleaseDontForward] : undefined;
