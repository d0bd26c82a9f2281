import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FixedClock } from '../kernel/clock.js';
import { createHttpApp } from './http-app.js';

@Module({})
class EmptyModule {}

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
let app: NestExpressApplication;

beforeAll(async () => {
  const settings = { PUBLIC_URL: 'http://localhost:3000', SECRET: 'x' };
  app = await createHttpApp({ module: EmptyModule, settings, clock: () => clock });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

it.each(['GET', 'POST'])('an answer to %s says the time by which the service decides', async (method) => {
  const answer = await fetch(`${await app.getUrl()}/api/anything`, { method });
  expect(answer.headers.get('date')).toBe('Fri, 20 Nov 2026 15:00:00 GMT');
});
