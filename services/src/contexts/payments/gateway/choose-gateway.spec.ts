import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../platform/config/settings.js';
import { GatewayRefused, type PaymentGateway } from '../domain/payment-gateway.js';
import { chooseGateway } from './choose-gateway.js';
import { NoGateway } from './no-gateway.js';
import { StripeGateway } from './stripe-gateway.js';

const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef';
const STRIPE_KEY = 'sk_test_0123456789';
const PAYMENT_SANDBOX_URL = 'http://127.0.0.1:4505';

/** The gateway of a process that has these settings. */
const gatewayWith = (settings: Partial<Settings>): Promise<PaymentGateway> => chooseGateway(settings as Settings);

const addressOf = (gateway: PaymentGateway): string => (gateway instanceof StripeGateway ? gateway.address : 'nowhere');

describe('the gateway of a process', () => {
  it('is Stripe where there is a key of it, also beside a sandbox', async () => {
    const gateway = await gatewayWith({ STRIPE_KEY, STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_URL });
    expect(gateway.isOn).toBe(true);
    expect(addressOf(gateway)).toBe('api.stripe.com');
  });

  it('is the sandbox where there is one, and no key', async () => {
    const gateway = await gatewayWith({ STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_URL });
    expect(gateway.isOn).toBe(true);
    expect(addressOf(gateway)).toBe('127.0.0.1:4505');
  });

  it('is none where nothing is set, and whatever is wanted of it is refused', async () => {
    const gateway = await gatewayWith({});
    expect(gateway).toBeInstanceOf(NoGateway);
    expect(gateway.isOn).toBe(false);
    await expect(gateway.find('cs_1')).rejects.toBeInstanceOf(GatewayRefused);
    expect(() => gateway.readNotice(Buffer.from('{}'), 't=1,v1=0')).toThrow(
      expect.objectContaining({ code: 'NOTICE_NOT_GENUINE' }),
    );
  });
});
