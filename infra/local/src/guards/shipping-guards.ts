import { drop, type Guard, part } from './guard.js';

const shop = (file: string): string => `services/src/contexts/merchandise/${file}`;
const shipping = shop('shipping-an-order.int.spec.ts');
const returning = shop('returning-items.int.spec.ts');
const steps = shop('domain/shipment.spec.ts');

/** What keeps parcels, returns and taxes right (docs/adr/0079, docs/adr/0080). */
export const shippingGuards: readonly Guard[] = [
  {
    name: 'shipping is free over its threshold, not at it',
    file: shop('domain/order-charges.ts'),
    off: [part('BinaryExpression', '$left >= $right')],
    spec: shop('domain/order-charges.spec.ts'),
    story: 'is nothing above the threshold, and the price of it at the threshold',
  },
  {
    name: 'only merchandise is shipped',
    file: shop('orders/features/place-order/checked-order.ts'),
    off: [drop],
    spec: shipping,
    story: 'pays online, and is told so where the order would not',
  },
  {
    name: 'a parcel is paid before it is packed',
    file: shop('orders/features/place-order/payment-choice.ts'),
    off: [drop],
    spec: shipping,
    story: 'pays online, and is told so where the order would not',
  },
  {
    name: 'nothing is packed that awaits its payment',
    file: shop('domain/shipment.ts'),
    off: [drop],
    spec: steps,
    story: 'goes nowhere while its order is awaiting_payment',
  },
  {
    name: 'what is not packed is not shipped',
    file: shop('domain/shipment.ts'),
    off: [drop],
    spec: steps,
    story: 'is packed, then shipped, then delivered, each of it once',
  },
  {
    name: 'what is shipped is not handed over',
    file: shop('persistence/order-book.ts'),
    off: [drop],
    spec: shipping,
    story: 'goes nowhere before its order is paid, is not handed over',
  },
  {
    name: 'what is on its way is not cancelled',
    file: shop('domain/order.ts'),
    off: [drop],
    spec: shipping,
    story: 'goes nowhere before its order is paid, is not handed over',
  },
  {
    name: 'items are returned within thirty days',
    file: shop('domain/order-return.ts'),
    off: [part('LogicalExpression', 'true')],
    spec: shop('domain/order-return.spec.ts'),
    story: 'are those that were handed over or delivered, for thirty days',
  },
  {
    name: 'no more is returned than was bought',
    file: shop('domain/order-return.ts'),
    off: [drop],
    spec: shop('domain/order-return.spec.ts'),
    story: 'are no more than were bought and did not come back yet',
  },
  {
    name: 'a return is taken in once',
    file: shop('persistence/return-book.ts'),
    off: [drop],
    spec: returning,
    story: 'are taken in once, no more of them than were announced',
  },
  {
    name: 'no more is taken in than was announced',
    file: shop('persistence/return-book.ts'),
    off: [drop],
    spec: returning,
    story: 'are taken in once, no more of them than were announced',
  },
  {
    name: 'a return is paid back once',
    file: shop('persistence/return-book.ts'),
    off: [drop],
    spec: 'services/src/contexts/payments/returned-goods.int.spec.ts',
    story: 'are due at the venue where the card takes nothing back',
  },
  {
    name: 'a tax rate counts from its first day to its last',
    file: 'services/src/contexts/settings/domain/tax-rates.ts',
    off: [part('LogicalExpression', 'true')],
    spec: 'services/src/contexts/settings/domain/tax-rates.spec.ts',
    story: 'counts from the first day of its rate to the last',
  },
  {
    name: 'a piece is packed into one parcel',
    file: shop('domain/parcels.ts'),
    off: [drop],
    spec: shop('domain/parcels.spec.ts'),
    story: 'has each piece in one of them',
  },
];
