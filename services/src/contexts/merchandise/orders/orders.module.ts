import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { BookingModule } from '../../booking/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { MembershipModule } from '../../membership/index.js';
import { PromotionsModule } from '../../promotions/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { CancelOrderController } from './features/cancel-order/cancel-order.controller.js';
import { CancelOrderHandler } from './features/cancel-order/cancel-order.handler.js';
import { CancelOrderAtDeskController } from './features/cancel-order/cancel-order-at-desk.controller.js';
import { ClaimOrdersHandler } from './features/claim-orders/claim-orders.handler.js';
import { ListOrdersController } from './features/list-orders/list-orders.controller.js';
import { ListOrdersHandler } from './features/list-orders/list-orders.handler.js';
import { OrderChecks } from './features/place-order/checked-order.js';
import { OrderPromotion } from './features/place-order/order-promotion.js';
import { OrderVoucher } from './features/place-order/order-voucher.js';
import { PaymentChoice } from './features/place-order/payment-choice.js';
import { PlaceOrderController } from './features/place-order/place-order.controller.js';
import { PlaceOrderHandler } from './features/place-order/place-order.handler.js';
import { QuoteChargesController } from './features/quote-charges/quote-charges.controller.js';
import { QuoteChargesHandler } from './features/quote-charges/quote-charges.handler.js';
import { ShowOrderController } from './features/show-order/show-order.controller.js';
import { ShowOrderHandler } from './features/show-order/show-order.handler.js';
import { ShowOrderAtDeskController } from './features/show-order/show-order-at-desk.controller.js';
import { ShowOrderAtDeskHandler } from './features/show-order/show-order-at-desk.handler.js';

/** Orders of the site: placed, shown, claimed and cancelled. */
@Module({
  imports: [
    CqrsModule,
    MerchandiseSharedModule,
    BookingModule,
    BookingPolicyModule,
    CatalogModule,
    LimitsModule,
    MembershipModule,
    PromotionsModule,
    VouchersModule,
  ],
  controllers: [
    CancelOrderAtDeskController,
    CancelOrderController,
    ListOrdersController,
    PlaceOrderController,
    QuoteChargesController,
    ShowOrderAtDeskController,
    ShowOrderController,
  ],
  providers: [
    CancelOrderHandler,
    ClaimOrdersHandler,
    ListOrdersHandler,
    PlaceOrderHandler,
    QuoteChargesHandler,
    ShowOrderAtDeskHandler,
    ShowOrderHandler,
    OrderChecks,
    OrderPromotion,
    PaymentChoice,
    OrderVoucher,
  ],
})
export class OrdersModule {}
