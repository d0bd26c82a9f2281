export type { AccountEvent } from './domain/account.events.js';
export { lastAccountPostings as accountPostings } from './domain/account-journal.js';
export { PaymentsModule, paymentsMigrations } from './payments.module.js';
export { paymentsPersonalData } from './persistence/personal-data.js';
export { registerEventTypes as registerPaymentEventTypes } from './projections/register-event-types.js';
export { paymentsQueue, reconciliationQueue } from './queues/payments.queue.js';
