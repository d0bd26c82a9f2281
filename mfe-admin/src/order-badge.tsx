import type { OrderStatus } from '@northlight/contracts';
import { Badge, type BadgeTone } from '@northlight/site-kit';

const looks: Readonly<Record<OrderStatus, readonly [word: string, tone: BadgeTone]>> = {
  reserved: ['Reserved', 'held'],
  collected: ['Collected', 'good'],
  cancelled: ['Cancelled', 'bad'],
};

/** Where an order is in its life. */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const [word, tone] = looks[status];
  return <Badge $tone={tone}>{word}</Badge>;
}
