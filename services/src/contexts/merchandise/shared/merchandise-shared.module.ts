import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { BookingModule } from '../../booking/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { MembershipModule } from '../../membership/index.js';
import { TaxRatesModule } from '../../settings/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { Orders } from '../domain/orders.js';
import { GoodsPrices } from '../goods-prices.js';
import { OrderCharging } from '../order-charging.js';
import { OrderedBookings } from '../ordered-bookings.js';
import { PaidTickets } from '../paid-tickets.js';
import { PayableOrders } from '../payable-orders.js';
import { Carts } from '../persistence/carts.repository.js';
import { CheckoutReminders } from '../persistence/checkout-reminders.js';
import { GiftCardViews } from '../persistence/gift-card-views.js';
import { OpenTicketViews } from '../persistence/open-ticket-views.js';
import { OpenedOrders } from '../persistence/opened-orders.js';
import { OrderBook } from '../persistence/order-book.js';
import { OrderClaims } from '../persistence/order-claims.js';
import { OrderPersons } from '../persistence/order-persons.js';
import { OrderReader } from '../persistence/order-reader.js';
import { ReturnReader } from '../persistence/order-returns.js';
import { OrdersRepository } from '../persistence/orders.repository.js';

/** What the modules of this room share: carts, orders, and who reads and ends them. */
@Module({
  imports: [
    CqrsModule,
    BookingModule,
    BookingPolicyModule,
    CatalogModule,
    MembershipModule,
    PrivacyModule,
    TaxRatesModule,
    VouchersModule,
  ],
  providers: [
    Carts,
    CheckoutReminders,
    AuditLog,
    OpenedOrders,
    GiftCardViews,
    OpenTicketViews,
    OrderBook,
    GoodsPrices,
    OrderCharging,
    OrderClaims,
    OrderedBookings,
    OrderPersons,
    OrderReader,
    OrdersRepository,
    PaidTickets,
    PayableOrders,
    ReturnReader,
    { provide: Orders, useExisting: OrderReader },
  ],
  exports: [
    GoodsPrices,
    Carts,
    CheckoutReminders,
    AuditLog,
    OpenedOrders,
    OpenTicketViews,
    OrderBook,
    OrderCharging,
    OrderClaims,
    OrderedBookings,
    OrderPersons,
    OrderReader,
    OrdersRepository,
    Orders,
    PaidTickets,
    PayableOrders,
    ReturnReader,
  ],
})
export class MerchandiseSharedModule {}
