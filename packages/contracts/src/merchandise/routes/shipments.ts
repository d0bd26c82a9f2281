import { ok } from '../../wire/answer.js';
import { orderReference } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/shipments.js';
import { DeliverOrderDto, PackOrderDto } from '../parcel.dto.js';
import { QuoteChargesDto, ShipOrderDto } from '../ship-order.dto.js';
import { type OrderChargesView, type ShipmentMovedView } from '../shipment-views.js';

export const shipmentsRoutes = routeGroup('Shipments', {
  quoteCharges: route('POST /api/orders/charges', {
    summary: 'Calculate the shipping and tax of an order',
    access: 'everyone',
    body: QuoteChargesDto,
    answer: ok<OrderChargesView>('What would come to this merchandise, by the rules and rates of this moment.'),
    caching: 'no-store',
    refuses: [
      'PRODUCT_NOT_FOR_SALE',
      'VARIANT_MISSING',
      'VARIANT_UNKNOWN',
      'NOWHERE_TO_COLLECT',
      'VOUCHER_NOT_FOUND',
      'VOUCHER_REVOKED',
      'VOUCHER_EXPIRED',
      'VOUCHER_EMPTY',
      'TOO_MANY_TRIES',
    ],
    example: { body: examples.quoteCharges, answer: examples.orderCharges },
  }),
  packOrder: route('POST /api/admin/orders/:order/pack', {
    summary: 'Mark an order, or some of its items, as packed',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: PackOrderDto,
    answer: ok<ShipmentMovedView>('It is packed, now or before; some of its items are a parcel of their own.'),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_NOT_SHIPPED', 'ORDER_CANCELLED', 'ORDER_AWAITS_PAYMENT', 'PARCEL_TOO_MANY'],
    example: { params: { order: orderReference }, body: examples.packOrder, answer: examples.packed },
  }),
  shipOrder: route('POST /api/admin/orders/:order/ship', {
    summary: 'Mark an order as shipped',
    access: ['desk'],
    body: ShipOrderDto,
    answer: ok<ShipmentMovedView>('It is on its way and its customer is told; asked again, its number is put right.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_SHIPPED',
      'ORDER_CANCELLED',
      'ORDER_AWAITS_PAYMENT',
      'SHIPMENT_NOT_PACKED',
      'PARCEL_NOT_FOUND',
    ],
    example: { params: { order: orderReference }, body: examples.shipOrder, answer: examples.sent },
  }),
  deliverOrder: route('POST /api/admin/orders/:order/deliver', {
    summary: 'Mark an order as delivered',
    access: ['desk'],
    body: DeliverOrderDto,
    answer: ok<ShipmentMovedView>('It has arrived, now or before: the days for a return begin.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_SHIPPED',
      'ORDER_CANCELLED',
      'ORDER_AWAITS_PAYMENT',
      'SHIPMENT_NOT_SENT',
      'PARCEL_NOT_FOUND',
    ],
    example: { params: { order: orderReference }, body: { parcel: 2 }, answer: examples.delivered },
  }),
});
