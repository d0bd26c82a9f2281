/** Refusals about paying online, and about the tills of the desks. */
export const paymentErrors = {
  PAYMENT_OFF: [409, 'Online payment isn’t available right now. You can pay at the venue.'],
  PAYMENT_UNAVAILABLE: [503, 'The payment service isn’t responding. Your order is safe. Please try again in a moment.'],
  ORDER_PAYS_ONLINE: [409, '{orders} are paid online. Please choose to pay now.'],
  NOTHING_PAID: [409, 'Nothing has been paid online for this order, so there’s no receipt yet.'],
  NOTHING_TO_PAY: [409, 'There’s nothing left to pay for this order.'],
  ORDER_ALREADY_PAID: [409, 'This order is already paid.'],
  NOTICE_NOT_GENUINE: [400, 'This notice doesn’t carry a valid signature.'],
  CURRENCY_FIXED: [409, 'The currency stays {currency}: something is already sold in it.'],
  TILL_NOT_FOUND: [404, 'We couldn’t find this shift.'],
  TILL_OPEN: [409, 'You already have an open till at this venue. Please close it first.'],
  DIFFERENCE_NOT_FOUND: [404, 'We couldn’t find this difference, or it’s already settled.'],
  TILL_CLOSED: [409, 'This till was already closed.'],
} as const;
