import { Module } from '@nestjs/common';
import { Faults } from '@northlight/event-store/faults';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { BookingPolicyCache } from '../../../platform/booking-policy/booking-policy-cache.js';
import { Settings } from '../../../platform/config/settings.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { SubscriptionNotices } from '../subscription-notices.js';
import { chooseGateway } from './choose-gateway.js';
import { withCallFaults } from './failing-gateway.js';

async function gatewayOf(settings: Settings, policy: BookingPolicyCache): Promise<PaymentGateway> {
  const gateway = await chooseGateway(settings, () => policy.now.currency);
  return settings.FAULT ? withCallFaults(gateway, new Faults(settings.FAULT)) : gateway;
}

/** Who takes money for the house, as the settings say. */
@Module({
  imports: [BookingPolicyModule],
  providers: [
    SubscriptionNotices,
    { provide: PaymentGateway, inject: [Settings, BookingPolicyCache], useFactory: gatewayOf },
  ],
  exports: [PaymentGateway, SubscriptionNotices],
})
export class GatewayModule {}
