import { drop, type Guard, part, sql } from './guard.js';

const shop = (file: string): string => `services/src/contexts/merchandise/${file}`;
const ending = shop('ending-an-order.int.spec.ts');

/** What keeps stock and orders right: they stand beside the log (docs/adr/0022). */
export const orderGuards: readonly Guard[] = [
  {
    name: 'an order takes pieces only where they are',
    file: shop('persistence/stock.ts'),
    off: [sql(' and coalesce((variant_stock ->> $3)::int, inventory) >= $2', '')],
    spec: shop('selling-the-last-prints.int.spec.ts'),
    story: 'buy exactly what there is, and the others are told so',
  },
  {
    name: 'merchandise costs less for holders of a plan only',
    file: shop('goods-prices.ts'),
    off: [part('LogicalExpression', 'true')],
    spec: shop('orders/features/place-order/selling-to-members.int.spec.ts'),
    story: 'costs everybody else the full price',
  },
  {
    name: 'a booking counts in one order',
    file: shop('persistence/order-statements.ts'),
    off: [drop],
    spec: shop('orders/features/place-order/ordering-bookings.int.spec.ts'),
    story: 'can be in one order only, however many ask at once',
  },
  {
    name: 'an order puts its pieces back once',
    file: shop('domain/order.ts'),
    off: [part('BinaryExpression', 'true')],
    spec: ending,
    story: 'puts its pieces back once, however often and by however many it is asked',
  },
  {
    name: 'an order ends for one who asks after the other',
    file: shop('persistence/order-statements.ts'),
    off: [sql(' for update', '')],
    spec: ending,
    story: 'is collected or cancelled, when both are asked at the same moment',
  },
  {
    name: 'an order is not there for strangers',
    file: shop('persistence/opened-orders.ts'),
    off: [drop],
    spec: shop('life-of-an-order.int.spec.ts'),
    story: 'is not there for a stranger',
  },
  {
    name: 'an order needs the lines of a size together',
    file: shop('domain/order-lines.ts'),
    off: [part('BinaryExpression', '$right')],
    spec: shop('domain/order-lines.spec.ts'),
    story: 'are counted together, by ascending product',
  },
];
