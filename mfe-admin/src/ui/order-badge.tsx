import type { OrderStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

const looks: Readonly<Record<OrderStatus, readonly [word: string, tone: BadgeTone]>> = {
  reserved: [texts.reserved, 'held'],
  awaiting_payment: [texts.awaitingPayment, 'few'],
  collected: [texts.pickedUp, 'good'],
  shipped: [texts.shipped, 'good'],
  cancelled: [texts.canceled2, 'bad'],
};

/** Where an order is in its life. */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const [word, tone] = looks[status];
  return <Badge $tone={tone}>{word}</Badge>;
}
