import type { CurrencyCode } from '@northlight/contracts';
import type { Settings } from '../../../platform/config/settings.js';
import type { PaymentGateway } from '../domain/payment-gateway.js';
import { NoGateway } from './no-gateway.js';
import type { StripeAccess } from './stripe-client.js';

/** The sandbox takes any key that is for tests. */
const SANDBOX_KEY = 'sk_test_payment_sandbox';

type Given = Pick<Settings, 'STRIPE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PAYMENT_SANDBOX_URL'>;

/** Stripe where there is a key of it, else the sandbox where there is one, else nobody. The SDK is loaded by who uses it. */
export async function chooseGateway(settings: Given, currency?: () => CurrencyCode): Promise<PaymentGateway> {
  const access = accessOf(settings);
  if (!access) return new NoGateway();
  const { StripeGateway } = await import('./stripe-gateway.js');
  return new StripeGateway({ ...access, ...(currency && { currency }) });
}

function accessOf({ STRIPE_KEY, STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_URL }: Given): StripeAccess | undefined {
  if (!STRIPE_WEBHOOK_SECRET) return undefined;
  if (STRIPE_KEY) return { key: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  if (!PAYMENT_SANDBOX_URL) return undefined;
  return { key: SANDBOX_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, url: PAYMENT_SANDBOX_URL };
}
