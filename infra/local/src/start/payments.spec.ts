import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../processes/ports.js';
import { readOptions } from './options.js';
import { paymentSandboxFor, paymentsText } from './payments.js';

const optionsOf = async (env: NodeJS.ProcessEnv = {}) => readOptions({ PORT: String(await freePort()), ...env });

describe('the payment sandbox of a start', () => {
  it('has a port of its own, near that of the site, which it tells of payments', async () => {
    const options = await optionsOf({ PORT: '15671' });
    const sandbox = await paymentSandboxFor(options);
    expect(sandbox).toMatchObject({
      port: 15_676,
      publicUrl: 'http://localhost:15676',
      settings: { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:15676' },
      env: { NOTICE_URL: 'http://localhost:15671/api/payments/notices', SANDBOX_PUBLIC_URL: 'http://localhost:15676' },
    });
    expect(sandbox?.env.SANDBOX_HOST).toBeUndefined();
    expect(paymentsText(sandbox, {})).toContain('no money moves');
  });

  it('moves where its port is taken, and where browsers open no such port', async () => {
    const other = createServer().listen(45_686, '127.0.0.1');
    expect((await paymentSandboxFor(await optionsOf({ PORT: '45681' })))?.port).not.toBe(45_686);
    other.close();
    expect((await paymentSandboxFor(await optionsOf({ PORT: '4185' })))?.port).not.toBe(4190);
    expect((await paymentSandboxFor(await optionsOf({ PORT: '65531' })))?.port).toBeLessThanOrEqual(65_535);
  });

  it('is found from another machine where the site is', async () => {
    const sandbox = await paymentSandboxFor(await optionsOf({ PUBLIC_URL: 'http://192.168.1.20:3000' }));
    expect(sandbox?.publicUrl).toBe(`http://192.168.1.20:${sandbox?.port}`);
    expect(sandbox?.env.SANDBOX_HOST).toMatch(/^(::|0\.0\.0\.0)$/);
  });

  it('is not there beside Stripe, beside another sandbox, and in production', async () => {
    for (const env of [
      { STRIPE_KEY: 'sk_test_1' },
      { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1' },
      { NODE_ENV: 'production' },
    ])
      expect(await paymentSandboxFor(await optionsOf(env))).toBeUndefined();
  });
});
