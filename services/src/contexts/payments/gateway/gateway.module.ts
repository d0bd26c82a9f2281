import { Module } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { SubscriptionNotices } from '../subscription-notices.js';
import { chooseGateway } from './choose-gateway.js';

/** Who takes money for the house, as the settings say. */
@Module({
  providers: [SubscriptionNotices, { provide: PaymentGateway, inject: [Settings], useFactory: chooseGateway }],
  exports: [PaymentGateway, SubscriptionNotices],
})
export class GatewayModule {}
