import { orderId, orderReference } from '../../wire/example-values.js';
import type { PackOrderDto } from '../parcel.dto.js';
import type { QuoteChargesDto, ShipOrderDto } from '../ship-order.dto.js';
import type { OrderChargesView, ShipmentMovedView } from '../shipment-views.js';
import { product } from './products.js';

export const quoteCharges: QuoteChargesDto = {
  products: [{ productId: product.id, quantity: 1, variant: 'Medium' }],
  shipToState: 'NY',
};

export const orderCharges: OrderChargesView = { shipping: 5.95, tax: 2.24, shippingPrice: 5.95, freeShippingOver: 50 };

export const shipOrder: ShipOrderDto = { carrier: 'usps', trackingNumber: '9400 1000 0000 0000 0000 00' };

export const packOrder: PackOrderDto = { lines: [{ line: 0, quantity: 1 }] };

const order = { id: orderId, reference: orderReference, parcel: 2 };
export const packed: ShipmentMovedView = { ...order, state: 'packed', wasBefore: false };
export const sent: ShipmentMovedView = { ...order, state: 'shipped', wasBefore: false };
export const delivered: ShipmentMovedView = { ...order, state: 'delivered', wasBefore: false };
