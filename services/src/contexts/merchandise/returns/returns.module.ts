import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReturnBook } from '../persistence/return-book.js';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { PayBackReturnController } from './features/pay-back-return/pay-back-return.controller.js';
import { PayBackReturnHandler } from './features/pay-back-return/pay-back-return.handler.js';
import { ReceiveReturnController } from './features/receive-return/receive-return.controller.js';
import { ReceiveReturnHandler } from './features/receive-return/receive-return.handler.js';
import { RequestReturnController } from './features/request-return/request-return.controller.js';
import { RequestReturnHandler } from './features/request-return/request-return.handler.js';

/** What comes back of orders: requested, received, paid back. */
@Module({
  imports: [CqrsModule, MerchandiseSharedModule],
  controllers: [PayBackReturnController, ReceiveReturnController, RequestReturnController],
  providers: [ReturnBook, PayBackReturnHandler, ReceiveReturnHandler, RequestReturnHandler],
})
export class ReturnsModule {}
