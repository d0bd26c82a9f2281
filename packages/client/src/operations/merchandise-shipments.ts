// Made by `npm run codegen` from packages/contracts/src/merchandise/routes/shipments.ts.
import type { DeliverOrderDto, OrderChargesView, PackOrderDto, QuoteChargesDto, ShipOrderDto, ShipmentMovedView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Calculate the shipping and tax of an order. */
export const quoteCharges: Operation<{ body: Sent<QuoteChargesDto, 'customerEmail' | 'discount' | 'products' | 'shipToState' | 'voucherCode' | 'voucherTaken'> }, OrderChargesView> = { method: 'POST', path: '/api/orders/charges' };

/** Mark an order, or some of its items, as packed. */
export const packOrder: Operation<{ params: { order: string | number }; body: Sent<PackOrderDto, 'lines'>; idempotencyKey?: string }, ShipmentMovedView> = { method: 'POST', path: '/api/admin/orders/:order/pack' };

/** Mark an order as shipped. */
export const shipOrder: Operation<{ params: { order: string | number }; body: Sent<ShipOrderDto, 'parcel'> }, ShipmentMovedView> = { method: 'POST', path: '/api/admin/orders/:order/ship' };

/** Mark an order as delivered. */
export const deliverOrder: Operation<{ params: { order: string | number }; body: Sent<DeliverOrderDto, 'parcel'> }, ShipmentMovedView> = { method: 'POST', path: '/api/admin/orders/:order/deliver' };
