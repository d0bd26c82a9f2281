/** An order that is to be paid online awaits that first. Then it is reserved, until it is collected, shipped or cancelled. */
export const orderStatuses = ['reserved', 'awaiting_payment', 'collected', 'shipped', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
