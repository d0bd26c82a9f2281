import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { GrantRefundController } from './features/grant-refund/grant-refund.controller.js';
import { GrantRefundHandler } from './features/grant-refund/grant-refund.handler.js';
import { ListRefundsController } from './features/list-refunds/list-refunds.controller.js';
import { ListRefundsHandler } from './features/list-refunds/list-refunds.handler.js';
import { SettleRefundController } from './features/settle-refund/settle-refund.controller.js';
import { SettleRefundHandler } from './features/settle-refund/settle-refund.handler.js';

/** What goes back to customers: granted, owed, paid and withdrawn. */
@Module({
  imports: [CqrsModule, BookingSharedModule],
  controllers: [GrantRefundController, ListRefundsController, SettleRefundController],
  providers: [GrantRefundHandler, ListRefundsHandler, SettleRefundHandler],
})
export class RefundsModule {}
