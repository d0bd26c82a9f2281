import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { VouchersModule } from '../../vouchers/index.js';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { CollectOrderController } from './features/collect-order/collect-order.controller.js';
import { CollectOrderHandler } from './features/collect-order/collect-order.handler.js';
import { DeskVoucher } from './features/collect-order/desk-voucher.js';
import { CorrectOrderCustomerController } from './features/correct-customer/correct-order-customer.controller.js';
import { CorrectOrderCustomerHandler } from './features/correct-customer/correct-order-customer.handler.js';
import { ResendOrderController } from './features/resend-order/resend-order.controller.js';
import { ResendOrderHandler } from './features/resend-order/resend-order.handler.js';
import { SearchOrdersController } from './features/search-orders/search-orders.controller.js';
import { SearchOrdersHandler } from './features/search-orders/search-orders.handler.js';

/** What the desk does with orders: finds, hands over, corrects. */
@Module({
  imports: [CqrsModule, MerchandiseSharedModule, VouchersModule],
  controllers: [CollectOrderController, CorrectOrderCustomerController, ResendOrderController, SearchOrdersController],
  providers: [DeskVoucher, CollectOrderHandler, CorrectOrderCustomerHandler, ResendOrderHandler, SearchOrdersHandler],
})
export class DeskModule {}
