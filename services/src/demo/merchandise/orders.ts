import type { OrderedProduct, OrderStatus } from '@northlight/contracts';

/** An order of the demo, and what became of it. */
export interface DemoOrder {
  /** Whose it is: the nth invented customer; with `withBooking` the one of the nth demo booking, which is part of it. */
  readonly nth: number;
  readonly withBooking: boolean;
  readonly hoursAgo: number;
  readonly products: readonly OrderedProduct[];
  readonly ends: OrderStatus;
  /** Hours after it was placed. */
  readonly endsAfter: number;
}

const piece = (productId: number, quantity = 1, variant?: string): OrderedProduct => ({
  productId,
  quantity,
  ...(variant ? { variant } : {}),
});

type Pieces = readonly OrderedProduct[];

const reserved = (nth: number, hoursAgo: number, products: Pieces): DemoOrder => ({
  ...{ nth, hoursAgo, products, withBooking: false, ends: 'reserved', endsAfter: 0 },
});

const collected = (nth: number, hoursAgo: number, products: Pieces): DemoOrder => ({
  ...reserved(nth, hoursAgo, products),
  ...{ ends: 'collected', endsAfter: 20 + nth / 10 },
});

const cancelled = (nth: number, hoursAgo: number, products: Pieces): DemoOrder => ({
  ...reserved(nth, hoursAgo, products),
  ...{ ends: 'cancelled', endsAfter: 5 },
});

/** Together with the nth demo booking, a visit ahead that was booked fifty hours ago. */
const withVisit = (nth: number, hoursAgo: number, products: Pieces): DemoOrder => ({
  ...reserved(nth, hoursAgo, products),
  withBooking: true,
});

/**
 * The 14 orders of decisions.md 5, in all states, of the last three weeks: waiting at the desk, collected, cancelled;
 * merchandise alone, a visit alone, and both. The family's visit is the 11th booking, the one that moved twice the 15th.
 */
export const demoOrders: readonly DemoOrder[] = [
  collected(70, 20 * 24, [piece(3, 2, 'Medium'), piece(3, 1, 'Large')]),
  collected(71, 17 * 24 + 3, [piece(1, 2, 'Small'), piece(10)]),
  cancelled(72, 15 * 24 + 6, [piece(2, 1, 'X-Large')]),
  collected(73, 12 * 24 + 1, [piece(13), piece(7, 2)]),
  collected(74, 9 * 24 + 8, [piece(5, 1, '12×16″')]),
  cancelled(75, 6 * 24 + 2, [piece(6, 1, '8×10″'), piece(12, 3)]),
  collected(76, 4 * 24 + 5, [piece(11, 2), piece(8)]),
  withVisit(11, 49, [piece(1, 2, 'Large'), piece(1, 2, 'Small'), piece(7, 4)]),
  withVisit(15, 48, [piece(12)]),
  withVisit(12, 47, []),
  reserved(77, 30, [piece(4, 1, '8×10″'), piece(9)]),
  cancelled(78, 26, [piece(8, 2)]),
  reserved(79, 11, [piece(2, 1, 'Medium')]),
  reserved(80, 2, [piece(10, 2), piece(12), piece(7, 2)]),
];
