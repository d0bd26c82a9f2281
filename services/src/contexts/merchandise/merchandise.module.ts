import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { Orders } from './domain/orders.js';
import { CancelOrderController } from './features/cancel-order/cancel-order.controller.js';
import { CancelOrderHandler } from './features/cancel-order/cancel-order.handler.js';
import { CancelOrderAtDeskController } from './features/cancel-order/cancel-order-at-desk.controller.js';
import { CancelTicketController } from './features/cancel-ticket/cancel-ticket.controller.js';
import { CancelTicketHandler } from './features/cancel-ticket/cancel-ticket.handler.js';
import { ChangeProductController } from './features/change-product/change-product.controller.js';
import { ChangeProductHandler } from './features/change-product/change-product.handler.js';
import { ClaimOrdersHandler } from './features/claim-orders/claim-orders.handler.js';
import { CollectOrderController } from './features/collect-order/collect-order.controller.js';
import { CollectOrderHandler } from './features/collect-order/collect-order.handler.js';
import { CorrectOrderCustomerController } from './features/correct-customer/correct-order-customer.controller.js';
import { CorrectOrderCustomerHandler } from './features/correct-customer/correct-order-customer.handler.js';
import { CreateProductController } from './features/create-product/create-product.controller.js';
import { CreateProductHandler } from './features/create-product/create-product.handler.js';
import { KeepCartController } from './features/keep-cart/keep-cart.controller.js';
import { KeepCartHandler } from './features/keep-cart/keep-cart.handler.js';
import { ListAllProductsController } from './features/list-all-products/list-all-products.controller.js';
import { ListAllProductsHandler } from './features/list-all-products/list-all-products.handler.js';
import { ListOpenTicketsController } from './features/list-open-tickets/list-open-tickets.controller.js';
import { ListOpenTicketsHandler } from './features/list-open-tickets/list-open-tickets.handler.js';
import { ListOrdersController } from './features/list-orders/list-orders.controller.js';
import { ListOrdersHandler } from './features/list-orders/list-orders.handler.js';
import { ListProductsController } from './features/list-products/list-products.controller.js';
import { ListProductsHandler } from './features/list-products/list-products.handler.js';
import { MergeCartController } from './features/merge-cart/merge-cart.controller.js';
import { MergeCartHandler } from './features/merge-cart/merge-cart.handler.js';
import { OrderChecks } from './features/place-order/checked-order.js';
import { PlaceOrderController } from './features/place-order/place-order.controller.js';
import { PlaceOrderHandler } from './features/place-order/place-order.handler.js';
import { ResendOrderController } from './features/resend-order/resend-order.controller.js';
import { ResendOrderHandler } from './features/resend-order/resend-order.handler.js';
import { ScheduleTicketController } from './features/schedule-ticket/schedule-ticket.controller.js';
import { ScheduleTicketHandler } from './features/schedule-ticket/schedule-ticket.handler.js';
import { SearchOrdersController } from './features/search-orders/search-orders.controller.js';
import { SearchOrdersHandler } from './features/search-orders/search-orders.handler.js';
import { ShowCartController } from './features/show-cart/show-cart.controller.js';
import { ShowCartHandler } from './features/show-cart/show-cart.handler.js';
import { ShowOrderController } from './features/show-order/show-order.controller.js';
import { ShowOrderHandler } from './features/show-order/show-order.handler.js';
import { ShowOrderAtDeskController } from './features/show-order/show-order-at-desk.controller.js';
import { ShowOrderAtDeskHandler } from './features/show-order/show-order-at-desk.handler.js';
import { OrderedBookings } from './ordered-bookings.js';
import { Carts } from './persistence/carts.repository.js';
import { EditedProducts } from './persistence/edited-products.js';
import { MerchandiseTerms } from './persistence/merchandise-terms.js';
import { Merchandise1798000000014 } from './persistence/migrations/1798000000014-merchandise.js';
import { OpenTicketViews } from './persistence/open-ticket-views.js';
import { OpenedOrders } from './persistence/opened-orders.js';
import { OpenedTickets } from './persistence/opened-tickets.js';
import { OrderBook } from './persistence/order-book.js';
import { OrderClaims } from './persistence/order-claims.js';
import { OrderPersons } from './persistence/order-persons.js';
import { OrderReader } from './persistence/order-reader.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { ProductRow } from './persistence/product.row.js';
import { ProductPictures } from './persistence/product-pictures.js';
import { Products } from './persistence/products.repository.js';
import { OrderHolder } from './person-holder.js';
import { WaitingOrders } from './waiting-orders.js';

export const merchandiseMigrations = [Merchandise1798000000014];

/** What the shop sells, and what was ordered: merchandise, and bookings together with it. */
@Module({
  imports: [
    CqrsModule,
    BookingPolicyModule,
    PrivacyModule,
    RetentionModule,
    LimitsModule,
    BookingModule,
    CatalogModule,
    TypeOrmModule.forFeature([ProductRow]),
  ],
  controllers: [
    ListProductsController,
    ListAllProductsController,
    CreateProductController,
    ChangeProductController,
    PlaceOrderController,
    ListOrdersController,
    ShowOrderController,
    CancelOrderController,
    ListOpenTicketsController,
    ScheduleTicketController,
    CancelTicketController,
    SearchOrdersController,
    ShowOrderAtDeskController,
    CollectOrderController,
    CancelOrderAtDeskController,
    ResendOrderController,
    CorrectOrderCustomerController,
    ShowCartController,
    KeepCartController,
    MergeCartController,
  ],
  providers: [
    Products,
    ProductPictures,
    EditedProducts,
    ListProductsHandler,
    ListAllProductsHandler,
    CreateProductHandler,
    ChangeProductHandler,
    OrdersRepository,
    OrderPersons,
    MerchandiseTerms,
    OrderBook,
    OrderClaims,
    ClaimOrdersHandler,
    OrderReader,
    OrderHolder,
    OpenedOrders,
    OpenedTickets,
    OpenTicketViews,
    ListOpenTicketsHandler,
    ScheduleTicketHandler,
    CancelTicketHandler,
    OrderedBookings,
    OrderChecks,
    PlaceOrderHandler,
    ShowOrderHandler,
    ListOrdersHandler,
    CancelOrderHandler,
    CollectOrderHandler,
    SearchOrdersHandler,
    ShowOrderAtDeskHandler,
    ResendOrderHandler,
    CorrectOrderCustomerHandler,
    AuditLog,
    WaitingOrders,
    Carts,
    ShowCartHandler,
    KeepCartHandler,
    MergeCartHandler,
    { provide: Orders, useExisting: OrderReader },
  ],
  exports: [OrderBook, Orders, OrderedBookings, ProductPictures],
})
export class MerchandiseModule {
  constructor(holders: PersonHolders, holder: OrderHolder) {
    holders.add(holder);
  }
}
