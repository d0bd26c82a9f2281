import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWebBeforeApi, type WebBeforeApi } from './testing/web-before-api.js';

let site: WebBeforeApi;

beforeEach(async () => {
  site = await startWebBeforeApi();
});
afterEach(() => site.stop());

/** Sends bytes as they are, over a connection of their own. */
function raw(message: string) {
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.write(message);
  return socket;
}

describe('a crowd', () => {
  const agent = new Agent({ keepAlive: false });
  const ask = async (path: string): Promise<number> => {
    const asking = request(`${site.url}${path}`, { agent }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode ?? 0;
  };

  it('of 600 at once is answered, each of them', async () => {
    site.api.on('request', (_, response: ServerResponse) => void setImmediate(() => response.end('short')));
    const statuses = await Promise.all(Array.from({ length: 600 }, (_, i) => ask(`/api/venues?${i}`)));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
  });

  it.each([
    ['small bodies', '/api/bookings', 'application/json'],
    ['uploads', '/api/upload/experience/1', 'multipart/form-data; boundary=x'],
  ])('of 300 whose %s never come keeps nobody waiting', async (_, path, type) => {
    site.api.on('request', (request, response: ServerResponse) => {
      if (request.url === '/api/venues') response.end('short');
    });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 90\r\n\r\n{`;
    const senders = Array.from({ length: 300 }, () => raw(head));
    await Promise.all(senders.map((sender) => once(sender, 'connect')));
    expect(await ask('/api/venues')).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('waits for an API that says nothing no longer than its time, and is told so', async () => {
    await site.stop();
    site = await startWebBeforeApi({ answerMs: 300 });
    const asking = Array.from({ length: 300 }, () => fetch(`${site.url}/api/venues`));
    const answers = await Promise.all(asking);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string }[];
    for (const { code } of bodies) expect(code).toMatch(/^(NO_ANSWER_IN_TIME|UNAVAILABLE)$/);
    for (const { headers } of answers) expect(headers.get('retry-after')).toMatch(/^([1-9]|10)$/);
    site.api.on('request', (_, response: ServerResponse) => response.end('short'));
    expect(await ask('/api/venues')).toBe(200);
  });

  it('is told at once that the API is away', async () => {
    site.api.close();
    const answer = await fetch(`${site.url}/api/venues`);
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
