import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { currentMeta, withContext } from './request-context.js';
import { requestLogTo } from './request-log.js';

const lines: object[] = [];
const app = express();
let server: ReturnType<typeof app.listen>;
let wakeReader: () => void = () => undefined;

const lineAfter = async (ask: () => unknown): Promise<object | undefined> => {
  const notified = new Promise<void>((resolve) => {
    wakeReader = resolve;
  });
  ask();
  await notified;
  return lines.pop();
};
const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  const write = (line: string) => {
    lines.push(JSON.parse(line));
    wakeReader();
  };
  app.use((_request, _response, next) => withContext({ requestId: 'own' }, next));
  app.use(requestLogTo(pino({ base: null, mixin: currentMeta }, { write })));
  app.get('/health/live', (_, response) => void response.send('live'));
  app.get('/teapot/:name', (_, response) => void response.status(418).send('short and stout'));
  app.get('/broken', (_, response) => void response.status(503).send('broken'));
  app.get('/elsewhere', (_, response) => withContext({ requestId: 'of another' }, () => void response.send('late')));
  app.get('/never', () => undefined);
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

describe('the log of requests', () => {
  it('says what was asked and what came of it, and nothing that is in the address', async () => {
    const line = await lineAfter(() => fetch(addressOf('/teapot/secret-1?token=secret')));
    expect(line).toMatchObject({
      level: 30,
      req: { method: 'GET', route: '/teapot/:name' },
      res: { statusCode: 418 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it.each([
    ['/api/ann@example.com', '/api/*'],
    ['/media/up/ann', '/media/*'],
    ['/apiann', '/*'],
    ['/%E0%A4%A?ann', '/*'],
  ])('says of %s, which nobody answers, no more than the site has made up of it', async (address, route) => {
    expect(await lineAfter(() => fetch(addressOf(address)))).toMatchObject({ req: { route } });
  });

  it('tells what failed from what was given up', async () => {
    expect(await lineAfter(() => fetch(addressOf('/broken')))).toMatchObject({ msg: 'request errored' });
    const impatient = () => {
      const request = get(addressOf('/never')).on('error', () => undefined);
      server.once('request', () => request.destroy());
    };
    expect(await lineAfter(impatient)).toMatchObject({ req: { route: '/never' }, msg: 'request aborted' });
  });

  it('names the request itself, wherever its answer came to an end', async () => {
    expect(await lineAfter(() => fetch(addressOf('/elsewhere')))).toMatchObject({ requestId: 'own' });
  });

  it('is silent about probes', async () => {
    await fetch(addressOf('/health/live'));
    expect(await lineAfter(() => fetch(addressOf('/teapot/green')))).toMatchObject({ req: { route: '/teapot/:name' } });
    expect(lines).toEqual([]);
  });
});
