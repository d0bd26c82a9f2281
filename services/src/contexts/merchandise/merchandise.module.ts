import { Module } from '@nestjs/common';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { Sales } from '../../platform/booking-policy/sales.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { CatalogModule } from '../catalog/index.js';
import { CartsModule } from './carts/carts.module.js';
import { DeskModule } from './desk/desk.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { MerchandiseTerms } from './persistence/merchandise-terms.js';
import { Merchandise1798000000014 } from './persistence/migrations/1798000000014-merchandise.js';
import { AwaitingPayment1798000000023 } from './persistence/migrations/1798000000023-awaiting-payment.js';
import { VariantStock1798000000025 } from './persistence/migrations/1798000000025-variant-stock.js';
import { OrderCharges1798000000026 } from './persistence/migrations/1798000000026-order-charges.js';
import { Shipments1798000000027 } from './persistence/migrations/1798000000027-shipments.js';
import { CheckoutReminders1798000000033 } from './persistence/migrations/1798000000033-checkout-reminders.js';
import { CollectedPayments1798000000037 } from './persistence/migrations/1798000000037-collected-payments.js';
import { VouchersAndParcels1798000000042 } from './persistence/migrations/1798000000042-vouchers-and-parcels.js';
import { OrderHolder } from './person-holder.js';
import { ProductsModule } from './products/products.module.js';
import { ReturnsModule } from './returns/returns.module.js';
import { MerchandiseSharedModule } from './shared/merchandise-shared.module.js';
import { ShippingModule } from './shipping/shipping.module.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { WaitingOrders } from './waiting-orders.js';

export const merchandiseMigrations = [
  Merchandise1798000000014,
  AwaitingPayment1798000000023,
  VariantStock1798000000025,
  OrderCharges1798000000026,
  Shipments1798000000027,
  CheckoutReminders1798000000033,
  CollectedPayments1798000000037,
  VouchersAndParcels1798000000042,
];

/** What the shop sells, and what was ordered: merchandise, and bookings together with it. */
@Module({
  imports: [
    BookingPolicyModule,
    MerchandiseSharedModule,
    CatalogModule,
    PrivacyModule,
    RetentionModule,
    ProductsModule,
    CartsModule,
    OrdersModule,
    TicketsModule,
    DeskModule,
    ShippingModule,
    ReturnsModule,
  ],
  providers: [MerchandiseTerms, OrderHolder, WaitingOrders],
  exports: [MerchandiseSharedModule, ProductsModule],
})
export class MerchandiseModule {
  constructor(holders: PersonHolders, holder: OrderHolder, sales: Sales) {
    holders.add(holder);
    sales.add('merchandise.orders');
  }
}
