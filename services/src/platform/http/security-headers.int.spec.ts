import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createHttpApp } from './http-app.js';

@Module({})
class EmptyModule {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await createHttpApp({ module: EmptyModule, settings: { PUBLIC_URL: 'https://site.example', SECRET: 'x' } });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const headersOf = async (path: string, method = 'GET'): Promise<Record<string, string>> =>
  Object.fromEntries((await fetch(`${await app.getUrl()}${path}`, { method })).headers);

describe('an answer of the API', () => {
  it.each(['GET', 'POST', 'OPTIONS'])('to %s may do nothing in a browser, and is stored nowhere', async (method) => {
    expect(await headersOf('/api/anything', method)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('is for this origin alone, and does not say what made it', async () => {
    const headers = await headersOf('/api/anything');
    expect(Object.keys(headers).filter((name) => /^(access-control|x-powered-by|server$)/.test(name))).toEqual([]);
  });

  it.each(['/api/docs', '/admin/queues/queue/mail'])(
    'that is a page of its own runs its own scripts alone: %s',
    async (path) => {
      const policy = (await headersOf(path))['content-security-policy'];
      for (const directive of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'self'"])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    },
  );
});
