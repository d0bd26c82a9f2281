import type { OrderedProduct, PlaceOrderDto, ShippingAddressDto } from '@northlight/contracts';

/** What became of an order of the demo that was paid online. */
export type PaidEnd =
  | 'reserved'
  | 'collected'
  | 'refunded'
  | 'to pack'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'declined'
  | 'disputed';

/** An order of the demo that is paid online, or was to be. */
export interface PaidOrder {
  /** Whose it is: the nth invented customer. */
  readonly nth: number;
  readonly hoursAgo: number;
  readonly order: Partial<PlaceOrderDto>;
  readonly ends: PaidEnd;
}

const pieces = (productId: number, quantity = 1, variant?: string): OrderedProduct => ({
  ...{ productId, quantity },
  ...(variant ? { variant } : {}),
});

const elmStreet: Omit<ShippingAddressDto, 'name'> = {
  ...{ line1: '12 Elm Street', city: 'Rochester', state: 'NY', zip: '14604' },
};
const oakAvenue: Omit<ShippingAddressDto, 'name'> = {
  ...{ line1: '80 Oak Avenue', line2: 'Apt 4', city: 'Boston', state: 'MA', zip: '02110' },
};

/** Every state that money takes, of the last weeks. */
export const paidOrders: readonly PaidOrder[] = [
  {
    nth: 90,
    hoursAgo: 16 * 24,
    order: { products: [pieces(9, 2)], shipTo: { name: '', ...elmStreet } },
    ends: 'returned',
  },
  { nth: 91, hoursAgo: 6 * 24, order: { products: [pieces(13)] }, ends: 'disputed' },
  { nth: 92, hoursAgo: 12 * 24, order: { products: [pieces(10), pieces(8)] }, ends: 'refunded' },
  {
    nth: 93,
    hoursAgo: 10 * 24,
    order: { products: [pieces(11, 2)], shipTo: { name: '', ...oakAvenue } },
    ends: 'delivered',
  },
  { nth: 94, hoursAgo: 9 * 24, order: { products: [pieces(1, 1, 'Large')] }, ends: 'collected' },
  {
    ...{ nth: 95, hoursAgo: 5 * 24, ends: 'reserved' },
    order: {
      giftCards: [
        {
          ...{
            amount: 50,
            design: 'aurora',
            recipientName: 'Rosa Delgado',
            recipientEmail: 'rosa.delgado@example.com',
          },
          message: 'Happy birthday! See you at the dome.',
        },
      ],
    },
  },
  {
    nth: 96,
    hoursAgo: 3 * 24,
    order: { products: [pieces(4, 1, '8×10″')], shipTo: { name: '', ...elmStreet } },
    ends: 'shipped',
  },
  { nth: 97, hoursAgo: 30, order: { products: [pieces(7, 3)] }, ends: 'reserved' },
  { nth: 98, hoursAgo: 20, order: { products: [pieces(12, 2)], shipTo: { name: '', ...oakAvenue } }, ends: 'to pack' },
  { nth: 99, hoursAgo: 0.1, order: { products: [pieces(8)] }, ends: 'declined' },
];
