import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Headers, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorCode } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { Refusal } from '../kernel/refusal.js';
import { Endpoint } from './endpoint.js';
import { createHttpApp } from './http-app.js';

@Controller()
class ConfirmingController {
  @Endpoint(sellingRoutes.confirmBooking)
  confirm(@Headers('refuse-with') code: ErrorCode): never {
    throw new Refusal(code);
  }
}

@Module({ controllers: [ConfirmingController] })
class ConfirmingModule {}

const { NODE_ENV } = process.env;
let app: NestExpressApplication;

beforeAll(async () => {
  app = await createHttpApp({ module: ConfirmingModule, settings: { PUBLIC_URL: 'http://localhost', SECRET: 'x' } });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

const answerTo = async (code: ErrorCode) => {
  const headers = { 'Content-Type': 'application/json', 'Refuse-With': code };
  const answer = await fetch(`${await app.getUrl()}/api/bookings/1/confirm`, { method: 'POST', headers, body: '{}' });
  return ((await answer.json()) as { code: ErrorCode }).code;
};

describe('a route', () => {
  it.each<ErrorCode>(['HOLD_LAPSED', 'IDEMPOTENCY_KEY_REUSED', 'UNAVAILABLE'])(
    'refuses with %s, which it states or which follows',
    async (code) => {
      expect(await answerTo(code)).toBe(code);
    },
  );

  it('that refuses with what it does not state fails its tests', async () => {
    expect(await answerTo('SLOT_FULL')).toBe('INTERNAL');
  });

  it('still tells its callers so where it serves them', async () => {
    process.env.NODE_ENV = 'production';
    expect(await answerTo('SLOT_FULL')).toBe('SLOT_FULL');
  });
});
