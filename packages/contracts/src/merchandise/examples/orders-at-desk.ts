import type { CorrectCustomerDto, CustomerCorrectedView } from '../../booking/correct-customer.dto.js';
import type { Page } from '../../page.js';
import { customer, customerAccount, orderId, orderReference, venueId } from '../../wire/example-values.js';
import type { DeskOrderView, OneDeskOrderView, OrderCollectedView } from '../desk-order-views.js';
import type { CancelOrderAtDeskDto, SearchOrdersDto } from '../manage-order.dto.js';
import type { OrderCancelledView } from '../order-views.js';
import { order, orderCancelled, orderedBooking } from './orders.js';

const { canCancel, collectAt, collectBy, ...reported } = order;

/** The desk is not told what opens the bookings of an order. */
const atDesk: DeskOrderView = { ...reported, bookings: [{ ...orderedBooking, manageToken: null }] };

export const searchOrders: Partial<SearchOrdersDto> = { q: 'lindqvist', status: 'reserved', venueId };

export const foundOrders: Page<DeskOrderView> = { items: [atDesk], nextCursor: null };

export const oneOrder: OneDeskOrderView = {
  ...atDesk,
  collectAt,
  collectBy,
  changes: [
    { what: 'placed', actor: `user:${customerAccount}`, who: null, reason: null, at: '2027-05-04T15:04:00.000Z' },
  ],
};

export const cancelOrder: CancelOrderAtDeskDto = { reason: 'not_collected', cancelBookings: false };

/** Its bookings stay as they are, and it is not said what was paid for them. */
export const cancelledAtDesk: OrderCancelledView = {
  ...orderCancelled,
  bookings: [
    {
      id: orderedBooking.id,
      reference: orderedBooking.reference,
      status: 'confirmed',
      refund: 0,
      refusal: null,
    },
  ],
};

export const orderCollected: OrderCollectedView = {
  id: orderId,
  reference: orderReference,
  status: 'collected',
  collectedAt: '2027-05-15T19:10:00.000Z',
  wasCollected: false,
  taken: { paidWith: 'card', amount: 56 },
};

export const correctCustomer: CorrectCustomerDto = { ...customer, customerPhone: '+1 585 555 0161' };

export const customerCorrected: CustomerCorrectedView = { id: orderId, changed: ['phone'], isResent: false };

export const orderResent = { id: orderId };
