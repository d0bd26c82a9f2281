export type { GatewaySubscription } from './domain/gateway-subscription.js';
export { GatewayRefused, GatewayUnavailable, PaymentGateway } from './domain/payment-gateway.js';
export { GatewayModule } from './gateway/gateway.module.js';
export { PaymentsModule, paymentsMigrations } from './payments.module.js';
export { paymentsPersonalData } from './persistence/personal-data.js';
export { registerEventTypes as registerPaymentEventTypes } from './projections/register-event-types.js';
export { paymentsQueue, reconciliationQueue } from './queues/payments.queue.js';
export { SubscriptionNotices } from './subscription-notices.js';
