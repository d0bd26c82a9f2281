import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { endsWithServer, waitForAnswersOnly } from './close-server.js';

let server: Server;

beforeEach(async () => {
  server = createServer();
  server.keepAliveTimeout = 600_000;
  waitForAnswersOnly(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

const connection = (to = server) => connect((to.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');

const closed = (which = server) => new Promise<void>((resolve) => which.close(() => resolve()));

/** The beginning of an answer. */
const anAnswerFrom = async (which: Server) => {
  connection(which).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = (await once(which, 'request')) as [unknown, ServerResponse];
  response.write('the first of it');
  return response;
};

describe('a server that is closed', () => {
  it('finishes the answer under way, and then lets its connection go', async () => {
    const client = connection();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    const isClosed = closed();
    response.end('all of it');
    expect((await once(client, 'data')).join()).toContain('all of it');
    await isClosed;
  });

  it('does not wait for a connection over which nothing was asked', async () => {
    const client = connection();
    await once(server, 'connection');
    await closed();
    client.destroy();
  });

  it('cuts an answer that has no end, and none of another server', async () => {
    const other = createServer();
    waitForAnswersOnly(other);
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const [here, there] = [await anAnswerFrom(server), await anAnswerFrom(other)];
    for (const answer of [here, there]) endsWithServer(answer);
    await closed();
    expect([here.destroyed, there.destroyed]).toEqual([true, false]);
    await closed(other);
  });
});
