import type { OrderGiftCardView, PlaceOrderDto } from '@northlight/contracts';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import { centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { NewGiftCard } from '../../../../vouchers/index.js';

/**
 * The gift cards of a request, as they are written. They are an order of their own, and paid before they count: nothing
 * is sent that is not paid, and no gift card buys another. @throws {Refusal} GIFT_CARD_ALONE, GIFT_CARD_NOT_BY_VOUCHER,
 * GIFT_CARD_PAYS_ONLINE
 */
export function giftCardsIn(request: PlaceOrderDto, at: Date): readonly NewGiftCard[] {
  const { giftCards = [], bookings, products, openTickets, payOnline, customerName } = request;
  if (giftCards.length === 0) return [];
  if (bookings.length + products.length + openTickets.length > 0) throw new Refusal('GIFT_CARD_ALONE');
  if (request.voucherCode) throw new Refusal('GIFT_CARD_NOT_BY_VOUCHER');
  // guard: a gift card is paid before it counts
  if (payOnline !== true) throw new Refusal('GIFT_CARD_PAYS_ONLINE');
  return giftCards.map(({ amount, sendOn, message, ...card }) => ({
    ...card,
    id: freshId(at),
    amount: centsOf(amount),
    sendOn: sendOn ?? null,
    message: message ?? '',
    from: customerName,
  }));
}

/** A gift card of an answer that is kept: without whom it is for, who must not be in the log. */
export const orderedCard = ({ id, amount, design, sendOn }: NewGiftCard): OrderGiftCardView => ({
  ...{ id, amount: dollarsOf(amount), design, sendOn },
  ...{ recipientName: '', state: 'ordered' },
});

/** Where nothing can be paid online, no gift card is sold. @throws {Refusal} GIFT_CARDS_OFF */
export function mustBeSold(cards: readonly NewGiftCard[], isOnline: boolean): void {
  if (cards.length > 0 && !isOnline) throw new Refusal('GIFT_CARDS_OFF');
}
