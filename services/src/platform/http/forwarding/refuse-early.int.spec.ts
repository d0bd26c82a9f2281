import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Importance } from '@northlight/contracts/routes';
import { refuseEarly } from './refuse-early.js';

let server: Server;
let url: string;
let refused: Importance[];

/** A server that has time for bookings alone; what is no request for the API says so by its path. */
beforeEach(async () => {
  refused = [];
  const refuse = refuseEarly({
    importanceOf: ({ url = '' }) =>
      url.startsWith('/page') ? undefined : url.startsWith('/book') ? 'booking' : 'report',
    hasTimeFor: (importance) => importance === 'booking',
    pauseSeconds: () => 3,
    onRefused: (importance) => void refused.push(importance),
  });
  server = createServer((request, response) => refuse(request, response, () => void response.end('in')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a busy site', () => {
  it('refuses what comes too late in the shape of every error, and says when to come again', async () => {
    const answer = await fetch(`${url}/report`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      ...{ statusCode: 503, code: 'UNAVAILABLE', requestId: 'none' },
      message: 'The service is busy. Please try again in a moment.',
    });
    expect(refused).toEqual(['report']);
  });

  it('answers what it has time for, and what is no business of the API', async () => {
    const [booking, page] = await Promise.all([fetch(`${url}/book`), fetch(`${url}/page`)]);
    expect([await booking.text(), await page.text(), refused]).toEqual(['in', 'in', []]);
  });

  it('reads no body of what it refuses, and goes on over the same connection', async () => {
    const statuses = [];
    for (let nth = 0; nth < 3; nth++)
      statuses.push((await fetch(`${url}/report`, { method: 'POST', body: 'x'.repeat(100_000) })).status);
    expect([...statuses, await (await fetch(`${url}/book`)).text()]).toEqual([503, 503, 503, 'in']);
  });
});
