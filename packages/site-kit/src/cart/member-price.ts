import { memberPriceCents } from '@northlight/contracts';
import type { CartItem } from './cart-lines.ts';

/** What one piece costs a member, from what it costs everybody; both in dollars. */
export const memberPrice = (price: number): number => memberPriceCents(Math.round(price * 100)) / 100;

/** Lines as they are sold to somebody: the cart keeps what everybody pays, since whoever is signed in may change. */
export const pricedFor = <Line extends CartItem>(lines: readonly Line[], isMember: boolean): readonly Line[] =>
  isMember
    ? lines.map((line) => (line.type === 'product' ? { ...line, price: memberPrice(line.price) } : line))
    : lines;
