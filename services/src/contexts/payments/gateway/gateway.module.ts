import { Module } from '@nestjs/common';
import { Faults } from '@northlight/event-store/faults';
import { Settings } from '../../../platform/config/settings.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { chooseGateway } from './choose-gateway.js';
import { withCallFaults } from './failing-gateway.js';

async function gatewayOf(settings: Settings): Promise<PaymentGateway> {
  const gateway = await chooseGateway(settings);
  return settings.FAULT ? withCallFaults(gateway, new Faults(settings.FAULT)) : gateway;
}

/** Who takes money for the house, as the settings say. */
@Module({
  providers: [{ provide: PaymentGateway, inject: [Settings], useFactory: gatewayOf }],
  exports: [PaymentGateway],
})
export class GatewayModule {}
