import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startWebBeforeApi, type WebBeforeApi } from './testing/web-before-api.js';

interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** After which a server that waits for more of a message is not waited for. */
const GIVE_UP_MS = 250;

/** The address of the message under test. */
const own = '/api/own';

/** A request inside of a body. Where it counts as one of its own, the next visitor's becomes the value of X-Swallow. */
const inner = 'GET /api/attackers-choice HTTP/1.1\r\nHost: x\r\nX-Swallow: ';
const chunk = (data: string): string => `${data.length.toString(16)}\r\n${data}\r\n`;
const chunked = `${chunk(inner)}0\r\n\r\n`;
const length = `Content-Length: ${inner.length}`;

/** What frames the body: header lines, and what is sent behind the head, in parts. */
type Framing = readonly [head: string, ...parts: string[]];
const framings: Record<string, Framing> = {
  'a length': [length, inner],
  'a length, twice': [`${length}\r\n${length}`, inner],
  'two lengths': [`Content-Length: 0\r\n${length}`, inner],
  'a length with a sign': [`Content-Length: +${inner.length}`, inner],
  'a list of lengths': [`Content-Length: ${inner.length}, 0`, inner],
  chunks: ['Transfer-Encoding: chunked', chunked],
  'chunks, late': ['Transfer-Encoding: chunked', '2\r\n\r\n\r\n', chunked],
  'chunks in capitals': ['TRANSFER-ENCODING: CHUNKED', chunked],
  'chunks, twice': ['Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', chunked],
  'chunks and a length': [`Transfer-Encoding: chunked\r\n${length}`, chunked],
  'a length and chunks': [`${length}\r\nTransfer-Encoding: chunked`, chunked],
  'chunks that Connection names': ['Connection: Transfer-Encoding\r\nTransfer-Encoding: chunked', chunked],
  'a length that Connection names': [`Connection: Content-Length\r\n${length}`, inner],
  'chunks with Expect': ['Expect: 100-continue\r\nTransfer-Encoding: chunked', chunked],
  'chunks with Upgrade': ['Connection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked', chunked],
  'chunks on a folded line': ['Transfer-Encoding:\r\n chunked', chunked],
  'chunks behind a bare line feed': ['X-Any: 1\nTransfer-Encoding: chunked', chunked],
  'chunks with a space before the colon': ['Transfer-Encoding : chunked', chunked],
  'chunks behind another coding': ['Transfer-Encoding: gzip, chunked', chunked],
  'chunks before another coding': ['Transfer-Encoding: chunked, identity', chunked],
  'chunks that are none': ['Transfer-Encoding: xchunked', chunked],
  'chunks with an extension': ['Transfer-Encoding: chunked', chunked.replace('\r\n', ';a="b"\r\n')],
  'chunks with bare line feeds': ['Transfer-Encoding: chunked', chunked.replaceAll('\r\n', '\n')],
  'chunks with trailers': ['Transfer-Encoding: chunked', chunked.replace(/\r\n$/, 'Content-Length: 5\r\n\r\n')],
};

const hopByHop = /^(transfer-encoding|expect|upgrade|te|trailer)$/;

let site: WebBeforeApi;
let arrivals: Arrival[] = [];

beforeAll(async () => {
  site = await startWebBeforeApi();
  site.api.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request).catch(() => 'broken off');
    arrivals.push({ method, url, body, headers });
    response.end(`answer to ${url}`);
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  arrivals = [];
});

/** Sends a message part by part, the last one followed by a wait for the answer to all of it. */
async function send(head: string, parts: readonly string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  const isAnswered = new Promise<void>((resolve) => {
    socket.on('data', (data: string) => {
      answer += data;
      if (/^HTTP\/1\.1 [2-5]/m.test(answer)) resolve();
    });
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of [head, ...parts]) {
    socket.write(part);
    await pause(10);
  }
  await Promise.race([isAnswered, pause(GIVE_UP_MS)]);
  socket.destroy();
  return answer;
}

/** What another visitor gets, over a connection of their own and whichever one to the API is given to them. */
const visit = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

async function sendFramed(method: string, [framing, ...parts]: Framing): Promise<string> {
  const target = method === 'CONNECT' ? 'x:80' : own;
  const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
  const [answer, during] = await Promise.all([send(head, parts), visit('/api/visitor?during')]);
  expect([during, await visit('/api/visitor?after')]).toEqual([
    'answer to /api/visitor?during',
    'answer to /api/visitor?after',
  ]);
  return answer;
}

/** What arrived of those who are not the visitor. */
const arrived = (): Arrival[] => arrivals.filter(({ url }) => !url.startsWith('/api/visitor'));

describe('one request in, one request out', () => {
  describe.each(Object.entries(framings))('with %s', (_, framing) => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('for a %s, or none at all', async (method) => {
      await sendFramed(method, framing);
      expect(arrived().length).toBeLessThanOrEqual(1);
      for (const { body, headers, ...line } of arrived()) {
        expect(line).toEqual({ method, url: own });
        expect(body.replace(/^\r\n/, '')).toBe(inner);
        expect(headers['content-length']).toBe(String(body.length));
        expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(hopByHop)]));
      }
    });

    it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])('for a %s, which has no body: refused', async (method) => {
      expect(await sendFramed(method, framing)).toMatch(/^HTTP\/1\.1 (400|417) .*Connection: close/ms);
      expect(arrived()).toEqual([]);
    });

    it('for a CONNECT, which nobody answers: refused', async () => {
      expect(await sendFramed('CONNECT', framing)).not.toMatch(/^HTTP\/1\.1 2/m);
      expect(arrived()).toEqual([]);
    });
  });

  it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])(
    'also for a %s to an address that web answers itself',
    async (method) => {
      const head = `${method} /venues HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
      expect(await send(head, [chunked])).toMatch(/^HTTP\/1\.1 400 .*Connection: close/ms);
      expect(arrived()).toEqual([]);
    },
  );

  it('also where the method seldom has a body and this one has', async () => {
    await sendFramed('DELETE', ['Transfer-Encoding: chunked', chunked]);
    expect(arrived()).toMatchObject([{ method: 'DELETE', url: own, body: inner }]);
  });
});
