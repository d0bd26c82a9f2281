import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { forwardToApi } from './forward-to-api.js';
import { boundTime } from './http-app.js';
import { requestIdentity } from './request-identity.js';

@Module({})
class Empty {}

let api: Server;
let web: NestExpressApplication;
let url: string;

beforeEach(async () => {
  api = createServer();
  await once(api.listen(0, '127.0.0.1'), 'listening');
  web = await NestFactory.create<NestExpressApplication>(Empty, { bodyParser: false, logger: false });
  web.use(requestIdentity, forwardToApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
  boundTime(web.getHttpServer());
  await web.listen(0, '127.0.0.1');
  url = await web.getUrl();
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await web.close();
});

/** Asks for an answer that goes on; what the reader has of it, and the API's end of the line. */
async function openAnswer(path = '/api/availability/stream') {
  const asked = once(api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const line = new AbortController();
  const reading = fetch(`${url}${path}?date=x`, { signal: line.signal });
  const [request, response] = await asked;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
  const { body } = await reading;
  if (!body) throw new Error('There is no answer.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return { request, response, line, next: () => reader.read() };
}

describe('an answer of the API that goes on', () => {
  it('is handed on message by message, with what the request says of itself', async () => {
    const { request, response, next } = await openAnswer();
    expect(request.url).toBe('/api/availability/stream?date=x');
    expect(request.headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-forwarded-for': '127.0.0.1' });
    expect(await next()).toEqual({ done: false, value: 'data: 1\n\n' });
    response.write('data: 2\n\n');
    expect(await next()).toEqual({ done: false, value: 'data: 2\n\n' });
  });

  it('is no longer asked for when the browser goes', async () => {
    const { response, line, next } = await openAnswer();
    await next();
    const gone = once(response, 'close');
    line.abort();
    await gone;
  });

  it('breaks off for the browser when the API goes', async () => {
    const { response, next } = await openAnswer();
    await next();
    response.destroy();
    await expect(next()).rejects.toThrow('terminated');
  });

  it('ends when the web process is closed, on both sides', async () => {
    const { response, next } = await openAnswer();
    await next();
    const gone = once(response, 'close');
    await web.close();
    await gone;
    await expect(next()).rejects.toThrow('terminated');
  });

  it.each([
    ['as it is', '/api/availability/stream'],
    ['with a slash behind it', '/api/availability/stream/'],
    ['in capitals', '/api/AVAILABILITY/STREAM'],
  ])('takes no connection away from the short ones, its address written %s', async (_, path) => {
    for (let open = 0; open < 260; open++) await openAnswer(path);
    api.once('request', (_, response) => response.end('short'));
    expect(await (await fetch(`${url}/api/venues`)).text()).toBe('short');
  });
});
