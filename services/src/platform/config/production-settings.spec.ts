import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const enough = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@127.0.0.1/northlight',
  SECRET: '0123456789abcdef'.repeat(2),
  PERSON_KEY: 'fedcba9876543210'.repeat(2),
  PUBLIC_URL: 'https://northlight.example',
  SMTP_URL: 'smtp://mail:25',
};
const read = (change: object) => () => readSettings({ ...enough, ...change });

describe('the settings of production', () => {
  it('are a site of https with mail, and a key of its own for persons', () => {
    expect(read({})()).toMatchObject(enough);
    expect(read({ PERSON_KEY: '' })).toThrow(/PERSON_KEY must be set/);
    expect(read({ PERSON_KEY: enough.SECRET })).toThrow(/PERSON_KEY must be another one than SECRET/);
    expect(read({ PUBLIC_URL: '' })).toThrow(/PUBLIC_URL must be set/);
    expect(read({ PUBLIC_URL: 'http://northlight.example' })).toThrow(/PUBLIC_URL must begin with https/);
    expect(read({ SMTP_URL: '' })).toThrow(/SMTP_URL must be set/);
    expect(read({ PUBLIC_URL: 'no address' })).toThrow(/PUBLIC_URL/);
  });

  it('may do without https and mail where visitors are of this machine', () => {
    const tried = { PUBLIC_URL: 'http://localhost:8080', SMTP_URL: '' };
    expect(read(tried)()).toMatchObject({ PUBLIC_URL: 'http://localhost:8080' });
  });

  it('have no moved clock, no fronts that were not published, and nothing planted', () => {
    expect(read({ CLOCK_OFFSET: '60' })).toThrow(/CLOCK_OFFSET is refused/);
    expect(read({ WATCHED_FRONTS: '/srv/data/development/fronts.json' })).toThrow(/WATCHED_FRONTS is refused/);
    expect(read({ FAULT: 'before-append:kill' })).toThrow(/FAULT is refused/);
  });

  it.each(['SECRET', 'PERSON_KEY', 'FRONT_DEPLOY_TOKEN'])('have no %s that can be guessed', (name) => {
    expect(read({ [name]: 'x'.repeat(40) })).toThrow(new RegExp(`${name} must be made by chance`));
  });

  it('give the first admin no password that is tried first', () => {
    expect(read({ ADMIN_SETUP_PASSWORD: 'Welcome123!' })).toThrow(/ADMIN_SETUP_PASSWORD is among the first/);
    expect(read({ ADMIN_SETUP_PASSWORD: 'ZFqv0-Kzw_n2' })()).toBeTruthy();
  });

  it.each([
    ['DATABASE_URL', 'postgres://app@db.example.com/northlight', 'postgres://app@db.example.com/a?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://app@203.0.113.7/a?sslmode=prefer', 'postgres://app@203.0.113.7/a?ssl=true'],
    ['REDIS_URL', 'redis://cache.example.com:6379', 'rediss://cache.example.com:6379'],
    ['REDIS_URL', 'redis+sentinel://10.0.0.1,cache.example.com/main', 'redis+sentinel://10.0.0.1,10.0.0.2/main'],
    ['REDIS_URL', 'redis+cluster://10.0.0.1,cache.example.com', 'rediss+cluster://cache.example.com'],
    ['READER_URLS', 'postgres://10.0.0.1/a,postgres://db.example.com/a', 'postgres://10.0.0.1/a,postgres://10.0.0.2/a'],
    ['S3_URL', 'http://files.example.com/pictures', 'https://files.example.com/pictures'],
    ['RELEASES_URL', 'http://files.example.com/releases', 'https://files.example.com/releases'],
    ['API_URL', 'http://api.example.com', 'https://api.example.com'],
  ])('send nothing readable to %s out of private networks', (name, readable, encrypted) => {
    expect(read({ [name]: readable })).toThrow(new RegExp(`${name} leads out of private networks without TLS`));
    expect(read({ [name]: encrypted })()).toBeTruthy();
  });

  it('trust the networks of a machine, of containers and of a cluster', () => {
    const addresses = {
      REDIS_URL: 'redis://redis:6379',
      S3_URL: 'http://minio:9000/pictures',
      API_URL: 'http://api:3000',
    };
    for (const host of ['postgres', '10.0.4.2', 'postgres.northlight.svc.cluster.local', '[fd00::4]'])
      expect(read({ ...addresses, DATABASE_URL: `postgres://app:pw@${host}/northlight` })()).toBeTruthy();
    expect(read({ DATABASE_URL: 'postgres:///northlight?host=/var/run/postgresql' })()).toBeTruthy();
  });

  it('have no sandbox of payments, and no key with which no money moves', () => {
    const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef';
    const pays = (change: object) => read({ STRIPE_WEBHOOK_SECRET, ...change });
    expect(pays({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4505' })).toThrow(/PAYMENT_SANDBOX_URL is refused/);
    expect(pays({ STRIPE_KEY: 'sk_test_0123456789' })).toThrow(/STRIPE_KEY is a key for tests/);
    expect(pays({ STRIPE_KEY: 'rk_test_0123456789' })).toThrow(/STRIPE_KEY is a key for tests/);
    expect(pays({ STRIPE_KEY: 'sk_live_0123456789' })()).toMatchObject({ STRIPE_KEY: 'sk_live_0123456789' });
    const elsewhere = { NODE_ENV: 'development', STRIPE_KEY: 'sk_test_0123456789' };
    expect(pays(elsewhere)()).toMatchObject({ STRIPE_KEY: 'sk_test_0123456789' });
  });
});
