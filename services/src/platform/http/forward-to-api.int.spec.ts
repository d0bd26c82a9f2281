import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { handleBeforeExpress } from './before-express.js';
import { answerClientErrors } from './client-error.js';
import { sendError } from './error-filter.js';
import { ApiForwarder } from './forward-to-api.js';
import { boundTime } from './http-app.js';
import { requestIdentity } from './request-identity.js';

@Module({})
class Empty {}

let api: Server;
let web: NestExpressApplication;
let forwarder: ApiForwarder;
let url: string;

beforeEach(async () => {
  api = createServer();
  await once(api.listen(0, '127.0.0.1'), 'listening');
  web = await NestFactory.create<NestExpressApplication>(Empty, { bodyParser: false, logger: false });
  await listen(undefined);
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await web.close();
  await forwarder.close();
});

async function listen(timeoutMs: number | undefined): Promise<void> {
  forwarder = new ApiForwarder(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, timeoutMs);
  handleBeforeExpress(web.getHttpServer(), [requestIdentity, forwarder.forward], sendError);
  boundTime(web.getHttpServer());
  answerClientErrors(web.getHttpServer());
  await web.listen(0, '127.0.0.1');
  url = await web.getUrl();
}

/** Another web process, for which an API that says nothing for so long counts as away. */
async function webThatWaits(timeoutMs: number): Promise<void> {
  await web.close();
  await forwarder.close();
  web = await NestFactory.create<NestExpressApplication>(Empty, { bodyParser: false, logger: false });
  await listen(timeoutMs);
}

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

/** Sends bytes as they are, over a connection of their own. */
function raw(message: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.write(message);
  return socket;
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

  it('takes no connection away from the short ones, however its address is written', async () => {
    const addresses = ['/api/availability/stream', '/api/availability/stream/', '/api/AVAILABILITY/STREAM'];
    for (const address of addresses) for (let open = 0; open < 90; open++) await openAnswer(address);
    api.once('request', (_, response) => response.end('short'));
    expect(await (await fetch(`${url}/api/venues`)).text()).toBe('short');
  });
});

describe('a request and its answer', () => {
  it('arrive as they were sent: method, address, body, and what the reader asks with', async () => {
    api.once('request', async (request: IncomingMessage, response: ServerResponse) => {
      const { host, 'if-none-match': etag, 'booking-token': token, 'content-length': length } = request.headers;
      const seen = { method: request.method, url: request.url, body: await text(request), host, etag, token, length };
      response.writeHead(201, { 'X-Seen': JSON.stringify(seen), 'Set-Cookie': ['a=1', 'b=2'] }).end('made');
    });
    const headers = { 'If-None-Match': '"x"', 'Booking-Token': 't', 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/bookings?a=%20b`, { method: 'POST', headers, body: '{"seats":2}' });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, 'made', ['a=1', 'b=2']]);
    expect(JSON.parse(answer.headers.get('x-seen') ?? '')).toEqual({
      method: 'POST',
      url: '/api/bookings?a=%20b',
      body: '{"seats":2}',
      host: new URL(url).host,
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
    api.once('request', (_, response: ServerResponse) => {
      response.writeHead(status, headers as Record<string, string>).end(status === 206 ? 'abcd' : undefined);
    });
    const answer = await fetch(`${url}/api/file`, { method, headers: { Range: 'bytes=0-3' } });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
  });

  it('keep what stands behind the answer', async () => {
    api.once('request', (_, response: ServerResponse) => {
      response.writeHead(200, { Trailer: 'X-Sum' }).write('all');
      response.addTrailers({ 'X-Sum': '3' });
      response.end();
    });
    const asking = request(`${url}/api/file`).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect([await text(answer), answer.trailers]).toEqual(['all', { 'x-sum': '3' }]);
  });

  it('end together when the caller goes before an answer began', async () => {
    const line = new AbortController();
    const asked = once(api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const asking = fetch(`${url}/api/report`, { signal: line.signal });
    const [, response] = await asked;
    const gone = once(response, 'close');
    line.abort();
    await expect(asking).rejects.toThrow('aborted');
    await gone;
  });

  it('end with the words of the API when it refuses an upload before it has read it', async () => {
    api.once('request', (_, response: ServerResponse) => response.writeHead(401).end('sign in'));
    const answer = await fetch(`${url}/api/upload/experience/1`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    expect([answer.status, await answer.text()]).toEqual([401, 'sign in']);
  });

  it('carry an upload as it comes, however large', async () => {
    api.once('request', async (request: IncomingMessage, response: ServerResponse) => {
      let length = 0;
      for await (const chunk of request) length += chunk.length;
      response.end(String(length));
    });
    const answer = await fetch(`${url}/api/upload/experience/1`, { method: 'POST', body: Buffer.alloc(9_000_000) });
    expect(await answer.text()).toBe('9000000');
  });
});

describe('a crowd', () => {
  const agent = new Agent({ keepAlive: false });
  const ask = async (path: string): Promise<number> => {
    const asking = request(`${url}${path}`, { agent }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode ?? 0;
  };

  it('of 600 at once is answered, each of them', async () => {
    api.on('request', (_, response: ServerResponse) => void setImmediate(() => response.end('short')));
    const statuses = await Promise.all(Array.from({ length: 600 }, (_, i) => ask(`/api/venues?${i}`)));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
  });

  it.each([
    ['small bodies', '/api/bookings', 'application/json'],
    ['uploads', '/api/upload/experience/1', 'multipart/form-data; boundary=x'],
  ])('of 300 whose %s never come keeps nobody waiting', async (_, path, type) => {
    api.on('request', (request, response: ServerResponse) => {
      if (request.url === '/api/venues') response.end('short');
    });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 90\r\n\r\n{`;
    const senders = Array.from({ length: 300 }, () => raw(head));
    await Promise.all(senders.map((sender) => once(sender, 'connect')));
    expect(await ask('/api/venues')).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('waits for an API that says nothing no longer than its time, and is told so', async () => {
    await webThatWaits(300);
    const asking = Array.from({ length: 300 }, () => fetch(`${url}/api/venues`));
    const answers = await Promise.all(asking);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string }[];
    for (const { code } of bodies) expect(code).toMatch(/^(NO_ANSWER_IN_TIME|UNAVAILABLE)$/);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(asking.map(() => '1'));
    api.on('request', (_, response: ServerResponse) => response.end('short'));
    expect(await ask('/api/venues')).toBe(200);
  });

  it('is told at once that the API is away', async () => {
    api.close();
    const answer = await fetch(`${url}/api/venues`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE', statusCode: 503 }]);
  });
});

describe('a body that is too large', () => {
  it.each([
    ['stated', 'Content-Length: 5000000000', ''],
    ['sent', 'Transfer-Encoding: chunked', `20000\r\n${'x'.repeat(0x20000)}\r\n`],
  ])('is refused before the rest of it comes, its length %s', async (_, header, sent) => {
    const socket = raw(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n${sent}`,
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('100 kB');
  });
});
