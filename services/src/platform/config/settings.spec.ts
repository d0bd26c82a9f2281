import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const enough = { DATABASE_URL: 'postgres://app@127.0.0.1/northlight', SECRET: '0123456789abcdef'.repeat(2) };

describe('the settings', () => {
  it('have defaults for all that a local start does not say', () => {
    expect(readSettings(enough)).toMatchObject({ PORT: 3000, PRODUCT_NAME: 'Northlight Immersive', SEED_DEMO: false });
  });

  it('make the data folder an absolute path', () => {
    expect(readSettings({ ...enough, DATA_DIR: '/srv/data' }).DATA_DIR).toBe('/srv/data');
  });

  it('read numbers and flags, and take an empty text as unset', () => {
    const settings = readSettings({ ...enough, HOLD_MINUTES: '15', SEED_DEMO: 'true', REDIS_URL: '' });
    expect(settings).toMatchObject({ HOLD_MINUTES: 15, SEED_DEMO: true });
    expect(settings.REDIS_URL).toBeUndefined();
  });

  it('take the folder of the data from where the process stands', () => {
    expect(readSettings(enough).DATA_DIR).toBe(resolve('.data'));
    expect(readSettings({ ...enough, DATA_DIR: '/srv/data' }).DATA_DIR).toBe('/srv/data');
  });

  it('name every wrong variable at once', () => {
    const read = () =>
      readSettings({ ...enough, PORT: 'http', DATABASE_URL: 'mysql://x', PRODUCT_NAME: 'Lumen\nHouse' });
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).toThrow(/PRODUCT_NAME/);
  });

  it('take the secret for persons where they have no key of their own', () => {
    expect(readSettings(enough).PERSON_KEY).toBeUndefined();
    expect(() => readSettings({ ...enough, PERSON_KEY: 'short' })).toThrow(/PERSON_KEY must have at least 32/);
    expect(() => readSettings({ ...enough, SECRET_BEFORE: 'short' })).toThrow(/SECRET_BEFORE must have at least 32/);
  });

  it('want to know what they are for where people come from the internet', () => {
    const PUBLIC_URL = 'https://northlight.example';
    expect(() => readSettings({ ...enough, PUBLIC_URL })).toThrow(/NODE_ENV must be set/);
    expect(readSettings({ ...enough, PUBLIC_URL, NODE_ENV: 'development' })).toMatchObject({ PUBLIC_URL });
    expect(readSettings({ ...enough, PUBLIC_URL: 'https://localhost:8443' })).toMatchObject({
      NODE_ENV: 'development',
    });
  });

  it('refuse planted faults everywhere but in tests', () => {
    const FAULT = 'before-append:kill:2,after-commit:cut';
    expect(readSettings({ ...enough, NODE_ENV: 'test', FAULT })).toMatchObject({ FAULT });
    expect(() => readSettings({ ...enough, FAULT })).toThrow(/FAULT is refused outside of tests/);
    expect(() => readSettings({ ...enough, NODE_ENV: 'production', FAULT })).toThrow(/FAULT is refused/);
    expect(() => readSettings({ ...enough, NODE_ENV: 'test', FAULT: 'everywhere' })).toThrow(/FAULT must match/);
  });

  it('want to know how notices are signed where something is paid online', () => {
    const needed = /STRIPE_WEBHOOK_SECRET must be set/;
    expect(() => readSettings({ ...enough, STRIPE_KEY: 'sk_test_0123456789' })).toThrow(needed);
    expect(() => readSettings({ ...enough, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4505' })).toThrow(needed);
    expect(() => readSettings({ ...enough, STRIPE_KEY: 'pk_live_0123456789' })).toThrow(/STRIPE_KEY must be a secret/);
    expect(() => readSettings({ ...enough, STRIPE_WEBHOOK_SECRET: 'secret' })).toThrow(/STRIPE_WEBHOOK_SECRET must be/);
  });

  it.each(['10.1.0.0/16', '192.0.2.7, 2001:db8::/32', 'loopback,uniquelocal', '::1'])(
    'believe the proxies %s',
    (TRUSTED_PROXIES) => {
      expect(readSettings({ ...enough, TRUSTED_PROXIES })).toMatchObject({ TRUSTED_PROXIES });
    },
  );

  it.each([
    'true',
    '1',
    '10.0.0.0/33',
    '10.0.0/8',
    'balancer',
    '10.0.0.1,,10.0.0.2',
    '10.0.0.0/8/8',
    '010.0.0.0/8',
    '10.0.0.0/',
    '2001:db8::/129',
  ])('know no proxies %s', (TRUSTED_PROXIES) => {
    expect(() => readSettings({ ...enough, TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES must list addresses/);
  });
});
