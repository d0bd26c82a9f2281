import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../test/until.js';
import type { Settings } from '../config/settings.js';
import type { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

/** A PostgreSQL that takes connections and says nothing, as one does that hangs. */
let server: Server;
let asked: Socket[];
let port: number;

beforeEach(async () => {
  asked = [];
  server = createServer((socket) => asked.push(socket.resume()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  // the looks come when a story lets them; the patience with a server that says nothing is real
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const socket of asked) socket.destroy();
  server.close();
});

/** Every connection that was begun before has arrived. */
async function allHaveArrived(): Promise<void> {
  const last = connect(port, '127.0.0.1');
  await until(async () => asked.some(({ remotePort }) => remotePort !== undefined && remotePort === last.localPort));
  last.destroy();
}

describe('a relay whose database hangs', () => {
  it('asks over one connection, however often it looks, and stops when it is told to', async () => {
    const outbox = { take: async () => [] } as unknown as Outbox;
    const relay = new OutboxRelay(outbox, { DATABASE_URL: `postgres://127.0.0.1:${port}/x` } as Settings);
    const started = relay.onApplicationBootstrap();
    jest.advanceTimersByTime(10_000);
    await allHaveArrived();
    expect(asked.length).toBe(2); // its own, and that of this story
    await started;
    await relay.onApplicationShutdown();
  });
});
