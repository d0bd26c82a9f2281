import type { Settings } from './settings.js';

type Given = Pick<Settings, 'STRIPE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PAYMENT_SANDBOX_URL'>;

/** Whether orders can be paid online: there is a gateway, and its notices can be proven. */
export const paysOnline = ({ STRIPE_KEY, STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_URL }: Given): boolean =>
  Boolean(STRIPE_WEBHOOK_SECRET && (STRIPE_KEY || PAYMENT_SANDBOX_URL));
