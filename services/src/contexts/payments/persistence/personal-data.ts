import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: nothing. Names, addresses and cards are the gateway's. */
export const paymentsPersonalData: readonly PersonalPlace[] = [
  { place: 'payments.payments', free: { state: 'state', code: 'checkout_id charge_id' } },
  { place: 'payments.refunds', free: { state: 'state failure', code: 'gateway_refund_id' } },
  { place: 'payments.disputes', free: { state: 'state reason', code: 'id' } },
  { place: 'payments.tickets', free: { state: 'state' } },
  { place: 'payments.notices', free: { code: 'id notice' } },
];
