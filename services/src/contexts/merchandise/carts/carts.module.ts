import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MerchandiseSharedModule } from '../shared/merchandise-shared.module.js';
import { KeepCartController } from './features/keep-cart/keep-cart.controller.js';
import { KeepCartHandler } from './features/keep-cart/keep-cart.handler.js';
import { MergeCartController } from './features/merge-cart/merge-cart.controller.js';
import { MergeCartHandler } from './features/merge-cart/merge-cart.handler.js';
import { ShowCartController } from './features/show-cart/show-cart.controller.js';
import { ShowCartHandler } from './features/show-cart/show-cart.handler.js';

/** What somebody has put together and not ordered yet. */
@Module({
  imports: [CqrsModule, MerchandiseSharedModule],
  controllers: [KeepCartController, MergeCartController, ShowCartController],
  providers: [KeepCartHandler, MergeCartHandler, ShowCartHandler],
})
export class CartsModule {}
