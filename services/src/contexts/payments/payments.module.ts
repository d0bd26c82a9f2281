import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { VouchersModule } from '../vouchers/index.js';
import { Accounts } from './accounts.js';
import { CardRefunds } from './card-refunds.js';
import { ChooseVenuePaymentController } from './features/choose-venue-payment/choose-venue-payment.controller.js';
import { ChooseVenuePaymentHandler } from './features/choose-venue-payment/choose-venue-payment.handler.js';
import { ReconcilePaymentsHandler } from './features/reconcile-payments/reconcile-payments.handler.js';
import { PayCardRefundHandler } from './features/refund-card/pay-card-refund.handler.js';
import { RefundBookingHandler } from './features/refund-card/refund-booking.handler.js';
import { RefundReturnHandler } from './features/refund-card/refund-return.handler.js';
import { EndOrderPaymentsHandler } from './features/settle-payment/end-order-payments.handler.js';
import { SettlePaymentHandler } from './features/settle-payment/settle-payment.handler.js';
import { ShowPaymentController } from './features/show-payment/show-payment.controller.js';
import { ShowPaymentHandler } from './features/show-payment/show-payment.handler.js';
import { ShowPaymentMeansHandler } from './features/show-payment/show-payment-means.handler.js';
import { ShowReceiptController } from './features/show-receipt/show-receipt.controller.js';
import { ShowReceiptHandler } from './features/show-receipt/show-receipt.handler.js';
import { PaymentLines } from './features/start-payment/payment-lines.js';
import { StartPaymentController } from './features/start-payment/start-payment.controller.js';
import { StartPaymentHandler } from './features/start-payment/start-payment.handler.js';
import { ApplyNoticeHandler } from './features/take-notice/apply-notice.handler.js';
import { TakeNoticeController } from './features/take-notice/take-notice.controller.js';
import { TakeNoticeHandler } from './features/take-notice/take-notice.handler.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { GatewayRecords } from './gateway-records.js';
import { PaymentViews } from './payment-views.js';
import { Payments1798000000024 } from './persistence/migrations/1798000000024-payments.js';
import { Disputes1798000000034 } from './persistence/migrations/1798000000034-disputes.js';
import { PaidTickets1798000000048 } from './persistence/migrations/1798000000048-paid-tickets.js';
import { PaymentNotices } from './persistence/payment-notices.js';
import { StoredPayments } from './persistence/stored-payments.js';
import { registerEventTypes } from './projections/register-event-types.js';
import { TicketPayments } from './ticket-payments.js';

export const paymentsMigrations = [Payments1798000000024, Disputes1798000000034, PaidTickets1798000000048];

/** Takes money for orders online, and gives it back. */
@Module({
  imports: [
    CqrsModule,
    BookingModule,
    BookingPolicyModule,
    CatalogModule,
    MerchandiseModule,
    VouchersModule,
    GatewayModule,
  ],
  controllers: [
    ChooseVenuePaymentController,
    ShowPaymentController,
    ShowReceiptController,
    StartPaymentController,
    TakeNoticeController,
  ],
  providers: [
    Accounts,
    CardRefunds,
    GatewayRecords,
    PaymentViews,
    ApplyNoticeHandler,
    ChooseVenuePaymentHandler,
    EndOrderPaymentsHandler,
    PayCardRefundHandler,
    RefundReturnHandler,
    PaymentLines,
    PaymentNotices,
    ReconcilePaymentsHandler,
    RefundBookingHandler,
    SettlePaymentHandler,
    ShowPaymentHandler,
    ShowPaymentMeansHandler,
    ShowReceiptHandler,
    StartPaymentHandler,
    StoredPayments,
    TakeNoticeHandler,
    TicketPayments,
  ],
  exports: [GatewayRecords],
})
export class PaymentsModule {
  constructor(types: EventTypes, projections: Projections) {
    registerEventTypes(types, projections);
  }
}
