import { Module } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { chooseGateway } from './choose-gateway.js';

/** Who takes money for the house, as the settings say. */
@Module({
  providers: [{ provide: PaymentGateway, inject: [Settings], useFactory: chooseGateway }],
  exports: [PaymentGateway],
})
export class GatewayModule {}
