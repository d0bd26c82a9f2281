/** Refusals about parcels, returns and taxes. */
export const shippingErrors = {
  NOTHING_TO_SHIP: [400, 'Only merchandise is shipped, and this order has none.'],
  SHIPPING_PAYS_ONLINE: [409, 'Orders that are shipped are paid online, and can’t have tickets without a time.'],
  ORDER_IS_SHIPPED: [409, 'This order is shipped, not picked up.'],
  ORDER_NOT_SHIPPED: [409, 'This order is picked up at the venue.'],
  ORDER_SHIPPED: [409, 'This order is already on its way.'],
  SHIPMENT_NOT_PACKED: [409, 'This order isn’t packed yet.'],
  SHIPMENT_NOT_SENT: [409, 'This order wasn’t shipped yet.'],
  RETURN_NOT_POSSIBLE: [409, 'These items can be returned once you have them, within {days} days.'],
  RETURN_TOO_MANY: [409, 'You can’t return more items than you have.'],
  RETURN_NOT_FOUND: [404, 'Return not found'],
  RETURN_NOT_OPEN: [409, 'This return was already handled.'],
  RETURN_NOT_DUE: [409, 'There’s nothing to pay back at the venue for this return.'],
  TAX_RATE_EXISTS: [409, 'There’s already a rate that starts on this day.'],
  TAX_RATE_ENDS_EARLY: [400, 'The last day can’t be before the first one.'],
  TAX_RATE_NOT_FOUND: [404, 'This tax rate was already removed.'],
} as const;
