import { drop, type Guard, part } from './guard.js';

const room = 'services/src/contexts/';
const ofTickets = 'services/test/using-promo-codes.int.spec.ts';
const ofOrders = 'services/test/promo-codes-of-orders.int.spec.ts';
const ofGiftCards = 'services/test/buying-gift-cards.int.spec.ts';

/** What keeps promo codes from being used too often or added up, and gift cards from being good before they are paid. */
export const promotionGuards: readonly Guard[] = [
  {
    name: 'a promo code ends with its last date',
    file: `${room}promotions/domain/offer.ts`,
    off: [drop],
    spec: ofTickets,
    story: 'is told why it is not good: kind, minimum, dates, end, another code beside it',
  },
  {
    name: 'a promo code and another discount are not added up',
    file: `${room}promotions/domain/promotion.ts`,
    off: [drop],
    spec: ofTickets,
    story: 'gets the better of both where another discount is there, and never the sum',
  },
  {
    name: 'a promo code is used as often as it may be',
    file: `${room}promotions/domain/promotion.ts`,
    off: [drop],
    spec: ofTickets,
    story: 'has it back when they cancel, once, and when their hold lapses',
  },
  {
    name: 'a customer uses a promo code as often as they may',
    file: `${room}promotions/domain/promotion.ts`,
    off: [drop],
    spec: ofTickets,
    story: 'sees what it takes off, pays that, and may use it once',
  },
  {
    name: 'a promo code is in place of the member price',
    file: `${room}merchandise/goods-prices.ts`,
    off: [part('ConditionalExpression', '$else')],
    spec: ofOrders,
    story: 'pays less than a member where it takes more, and is told where it does not',
  },
  {
    name: 'a gift card is paid before it counts',
    file: `${room}merchandise/orders/features/place-order/ordered-gift-cards.ts`,
    off: [drop],
    spec: ofGiftCards,
    story: 'is paid online, alone, for a date within a year, for an amount of the house',
  },
  {
    name: 'a gift card is not promised at the venue',
    file: `${room}payments/features/choose-venue-payment/choose-venue-payment.handler.ts`,
    off: [drop],
    spec: ofGiftCards,
    story: 'is paid online, alone, for a date within a year, for an amount of the house',
  },
  {
    name: 'a gift card that is paid stays sold',
    file: `${room}merchandise/domain/order.ts`,
    off: [drop],
    spec: ofGiftCards,
    story: 'stays sold once it is paid',
  },
  {
    name: 'a gift card is issued once, however often it is paid for',
    file: `${room}vouchers/features/issue-gift-card/issue-gift-card.handler.ts`,
    off: [drop],
    spec: ofGiftCards,
    story: 'is a voucher once it is paid, exactly once, and its mail leaves at once',
  },
];
