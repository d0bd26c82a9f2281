import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ShipmentBook } from '../persistence/shipment-book.js';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { DeliverOrderController } from './features/deliver-order/deliver-order.controller.js';
import { DeliverOrderHandler } from './features/deliver-order/deliver-order.handler.js';
import { PackOrderController } from './features/pack-order/pack-order.controller.js';
import { PackOrderHandler } from './features/pack-order/pack-order.handler.js';
import { ShipOrderController } from './features/ship-order/ship-order.controller.js';
import { ShipOrderHandler } from './features/ship-order/ship-order.handler.js';

/** Parcels of orders: packed, shipped, delivered. */
@Module({
  imports: [CqrsModule, MerchandiseSharedModule],
  controllers: [DeliverOrderController, PackOrderController, ShipOrderController],
  providers: [ShipmentBook, DeliverOrderHandler, PackOrderHandler, ShipOrderHandler],
})
export class ShippingModule {}
