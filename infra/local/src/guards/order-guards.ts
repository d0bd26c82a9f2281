import type { Guard } from './guard.js';

const shop = (file: string): string => `services/src/contexts/merchandise/${file}`;
const ending = shop('ending-an-order.int.spec.ts');

/** What keeps stock and orders right: they stand beside the log (docs/adr/0022). */
export const orderGuards: readonly Guard[] = [
  {
    name: 'an order takes pieces only where they are',
    file: shop('persistence/stock.ts'),
    off: [[' and inventory >= $2', '']],
    spec: shop('selling-the-last-prints.int.spec.ts'),
    story: 'buy exactly what there is, and the others are told so',
  },
  {
    name: 'a booking counts in one order',
    file: shop('persistence/order-statements.ts'),
    off: [['if (!rowCount) throw inAnotherOrder(line, reference);', 'if (!rowCount) inAnotherOrder(line, reference);']],
    spec: shop('features/place-order/ordering-bookings.int.spec.ts'),
    story: 'can be in one order only, however many ask at once',
  },
  {
    name: 'an order puts its pieces back once',
    file: shop('domain/order.ts'),
    off: [
      [
        "if (status === 'collected') throw new Refusal('ORDER_COLLECTED');\n  return status === 'reserved';",
        "if (status === 'collected') throw new Refusal('ORDER_COLLECTED');\n  return true;",
      ],
    ],
    spec: ending,
    story: 'puts its pieces back once, however often and by however many it is asked',
  },
  {
    name: 'an order ends for one who asks after the other',
    file: shop('persistence/order-statements.ts'),
    off: [['where id = $1 for update`', 'where id = $1`']],
    spec: ending,
    story: 'is collected or cancelled, when both are asked at the same moment',
  },
  {
    name: 'an order is not there for strangers',
    file: shop('persistence/opened-orders.ts'),
    off: [["if (!isStaff(user)) throw new Refusal('ORDER_NOT_FOUND');", '']],
    spec: shop('life-of-an-order.int.spec.ts'),
    story: 'is not there for a stranger',
  },
  {
    name: 'an order needs the sizes together',
    file: shop('domain/order-lines.ts'),
    off: [['(pieces.get(productId) ?? 0) + quantity', 'quantity']],
    spec: shop('domain/order-lines.spec.ts'),
    story: 'is counted together, by ascending product',
  },
];
