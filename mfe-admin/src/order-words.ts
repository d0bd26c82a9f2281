import type { OrderChangeView, OrderReason } from '@northlight/contracts';
import { whoText } from './moments.ts';

/** Why the house cancels an order. */
export const orderReasonWords: Readonly<Record<OrderReason, string>> = {
  customer_asked: 'The customer asked for it',
  not_collected: 'Nobody came to collect it',
  damaged: 'The things are damaged or gone',
  mistake: 'It was ordered by mistake',
  other: 'Another reason',
};

/** Who did something with an order, for people. */
export const changerOf = ({ who, actor }: OrderChangeView): string => who ?? whoText(actor);
