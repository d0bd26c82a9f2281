import { customer, orderId, orderReference } from '../../wire/example-values.js';
import type { QuoteChargesDto, ShipOrderDto } from '../ship-order.dto.js';
import type { OrderChargesView, ShipmentMovedView, ShipmentView } from '../shipment-views.js';
import type { ShippingAddressDto } from '../shipping-address.dto.js';
import { product } from './products.js';

export const shipTo: ShippingAddressDto = {
  name: customer.customerName,
  line1: '12 Elm Street',
  line2: 'Apt 4',
  city: 'Buffalo',
  state: 'NY',
  zip: '14202',
};

export const quoteCharges: QuoteChargesDto = {
  products: [{ productId: product.id, quantity: 1, variant: 'Medium' }],
  shipToState: 'NY',
};

export const orderCharges: OrderChargesView = { shipping: 5.95, tax: 2.24, shippingPrice: 5.95, freeShippingOver: 50 };

export const shipOrder: ShipOrderDto = { carrier: 'usps', trackingNumber: '9400 1000 0000 0000 0000 00' };

export const shipment: ShipmentView = {
  state: 'shipped',
  address: shipTo,
  carrier: 'usps',
  trackingNumber: shipOrder.trackingNumber,
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201000%200000%200000%200000%2000',
  shippedAt: '2027-05-05T14:10:00.000Z',
  deliveredAt: null,
};

const order = { id: orderId, reference: orderReference };
export const packed: ShipmentMovedView = { ...order, state: 'packed', wasBefore: false };
export const sent: ShipmentMovedView = { ...order, state: 'shipped', wasBefore: false };
export const delivered: ShipmentMovedView = { ...order, state: 'delivered', wasBefore: false };
