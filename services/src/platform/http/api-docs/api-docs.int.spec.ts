import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { serveApiDocs } from './api-docs.js';

@Module({})
class Empty {}

let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(Empty, { logger: false });
  serveApiDocs(app, 'Northlight');
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}${path}`, { headers });

describe('the description of the API', () => {
  it.each(['br', 'gzip', 'identity'])('travels by %s to whoever takes that', async (encoding) => {
    const answer = await get('/api/openapi.json', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Northlight API' } });
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/api/openapi.json');
    const held = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await get('/api/openapi.json', held)).status).toBe(304);
  });

  it('is there as YAML and as a page, too', async () => {
    expect(await (await get('/api/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.0/);
    expect(await (await get('/api/docs')).text()).toContain('swagger-ui');
  });
});
