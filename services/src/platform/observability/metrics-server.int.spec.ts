import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveMetrics } from './metrics-server.js';

let server: Server;
let url: string;

beforeAll(async () => {
  server = (await serveMetrics({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' })) as Server;
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

describe('the figures of a process', () => {
  it('are told at an address of their own, however they were asked for', async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
  });

  it.each([
    ['GET', '/health/live'],
    ['GET', '/api/venues'],
    ['POST', '/metrics'],
  ])('are all that is there: %s %s is not', async (method, path) => {
    expect((await fetch(`${url}${path}`, { method })).status).toBe(404);
  });

  it('are told nowhere unless an address was set', async () => {
    expect(await serveMetrics({ METRICS_HOST: '127.0.0.1' })).toBeUndefined();
  });
});
