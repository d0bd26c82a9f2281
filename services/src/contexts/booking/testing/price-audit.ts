import type { Price } from '../domain/money/price.js';

/** decisions.md 4 in cents, rounded half up, without the program's own helpers. */
export function pricesOf(ticketType: string, tickets: number, price: Price): string[] {
  const { voucher = 0, guestPasses = 0, tax = 0 } = price;
  const gross = price.ticketPrice * (tickets - guestPasses);
  const share = (percent: number) => Math.floor((gross * percent + 50) / 100);
  const discounted = ticketType === 'member' || (ticketType === 'group' && tickets >= 5);
  const standard = discounted ? share(100 - (price.planPercent ?? 10)) : gross;
  const stated = ticketType === 'family' ? 11_200 : standard;
  const subtotal = price.promo ? gross - price.promo : stated;
  const rest = subtotal - voucher;
  const fee = Math.floor((rest * 6 + 50) / 100);
  const total = rest + fee + tax;
  return price.subtotal === subtotal && price.total === total && rest >= 0
    ? []
    : [`costs ${price.total} instead of ${total} cents`];
}
