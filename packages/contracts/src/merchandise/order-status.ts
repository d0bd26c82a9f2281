/** Merchandise of an order is reserved until it is collected at the venue, or until the order is cancelled. */
export const orderStatuses = ['reserved', 'collected', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
