/** An order that is to be paid online awaits that first. Then it is reserved, until it is collected or cancelled. */
export const orderStatuses = ['reserved', 'awaiting_payment', 'collected', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
