import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWebBeforeApi, type WebBeforeApi } from './testing/web-before-api.js';

let site: WebBeforeApi;

beforeEach(async () => {
  site = await startWebBeforeApi();
});
afterEach(() => site.stop());

/** Asks for an answer that goes on; what the reader has of it, and the API's end of the line. */
async function openAnswer(path = '/api/availability/stream') {
  const pending = once(site.api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const line = new AbortController();
  const reading = fetch(`${site.url}${path}?date=x`, { signal: line.signal });
  const [request, response] = await pending;
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
    await site.web.close();
    await gone;
    await expect(next()).rejects.toThrow('terminated');
  });

  it('takes no connection away from the short ones, however its address is written', async () => {
    const addresses = ['/api/availability/stream', '/api/availability/stream/', '/api/AVAILABILITY/STREAM'];
    for (const address of addresses) for (let open = 0; open < 90; open++) await openAnswer(address);
    site.api.once('request', (_, response) => response.end('short'));
    expect(await (await fetch(`${site.url}/api/venues`)).text()).toBe('short');
  });
});

describe('a request and its answer', () => {
  it('arrive as they were sent: method, address, body, and what the reader asks with', async () => {
    site.api.once('request', async (request: IncomingMessage, response: ServerResponse) => {
      const { host, 'if-none-match': etag, 'booking-token': token, 'content-length': length } = request.headers;
      const seen = { method: request.method, url: request.url, body: await text(request), host, etag, token, length };
      response.writeHead(201, { 'X-Seen': JSON.stringify(seen), 'Set-Cookie': ['a=1', 'b=2'] }).end('made');
    });
    const headers = { 'If-None-Match': '"x"', 'Booking-Token': 't', 'Content-Type': 'application/json' };
    const answer = await fetch(`${site.url}/api/bookings?a=%20b`, { method: 'POST', headers, body: '{"seats":2}' });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, 'made', ['a=1', 'b=2']]);
    expect(JSON.parse(answer.headers.get('x-seen') ?? '')).toEqual({
      method: 'POST',
      url: '/api/bookings?a=%20b',
      body: '{"seats":2}',
      host: new URL(site.url).host,
      etag: '"x"',
      token: 't',
      length: '11',
    });
  });

  it.each([
    ['HEAD', 200, { 'Content-Length': '11', ETag: '"x"' }],
    ['GET', 304, { ETag: '"x"' }],
    ['GET', 206, { 'Content-Range': 'bytes 0-3/11', 'Content-Length': '4' }],
    ['DELETE', 204, {}],
  ])('%s with %d keep their headers', async (method, status, headers) => {
    site.api.once('request', (_, response: ServerResponse) => {
      response.writeHead(status, headers as Record<string, string>).end(status === 206 ? 'abcd' : undefined);
    });
    const answer = await fetch(`${site.url}/api/file`, { method, headers: { Range: 'bytes=0-3' } });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
  });

  it('keep what stands behind the answer', async () => {
    site.api.once('request', (_, response: ServerResponse) => {
      response.writeHead(200, { Trailer: 'X-Sum' }).write('all');
      response.addTrailers({ 'X-Sum': '3' });
      response.end();
    });
    const asking = request(`${site.url}/api/file`).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect([await text(answer), answer.trailers]).toEqual(['all', { 'x-sum': '3' }]);
  });

  it('end together when the caller goes before an answer began', async () => {
    const line = new AbortController();
    const request = once(site.api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const asking = fetch(`${site.url}/api/report`, { signal: line.signal });
    const [, response] = await request;
    const gone = once(response, 'close');
    line.abort();
    await expect(asking).rejects.toThrow('aborted');
    await gone;
  });

  it('end with the words of the API when it refuses an upload before it has read it', async () => {
    site.api.once('request', (_, response: ServerResponse) => response.writeHead(401).end('sign in'));
    const answer = await fetch(`${site.url}/api/upload/experience/1`, {
      method: 'POST',
      body: Buffer.alloc(3_000_000),
    });
    expect([answer.status, await answer.text()]).toEqual([401, 'sign in']);
  });

  it('carry an upload as it comes, however large', async () => {
    site.api.once('request', async (request: IncomingMessage, response: ServerResponse) => {
      let length = 0;
      for await (const chunk of request) length += chunk.length;
      response.end(String(length));
    });
    const answer = await fetch(`${site.url}/api/upload/experience/1`, {
      method: 'POST',
      body: Buffer.alloc(9_000_000),
    });
    expect(await answer.text()).toBe('9000000');
  });
});
