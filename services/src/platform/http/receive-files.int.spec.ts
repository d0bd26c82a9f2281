import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type Request } from 'express';
import { receiveFiles } from './receive-files.js';

let server: ReturnType<ReturnType<typeof express>['listen']>;
let arrived: Promise<Request>;

beforeEach(async () => {
  const app = express();
  arrived = new Promise((resolve) => void app.post('/', resolve));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** Sends a form, and receives its files. @returns their names */
async function received(names: readonly string[]): Promise<(string | undefined)[]> {
  const form = new FormData();
  for (const name of names) form.append(name, name === 'image' ? new File(['x'], 'a.png') : 'x');
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form }).catch(() => undefined);
  const request = await arrived;
  try {
    return await receiveFiles(request, 1, async ({ name, bytes }) => {
      bytes.resume();
      return name;
    });
  } finally {
    request.res?.end();
    await answer;
  }
}
const fields = (count: number): string[] => Array.from({ length: count }, (_, nth) => `field ${nth}`);

describe('a file in a form', () => {
  it('is found behind all that its page sends along', async () => {
    expect(await received([...fields(20), 'image'])).toEqual(['a.png']);
  });

  it('is not looked for behind more fields than any page has', async () => {
    await expect(received([...fields(600), 'image'])).rejects.toThrow('couldn’t understand');
  });
});

describe('a form that has come whole', () => {
  it('is refused when its sender goes before it was read', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const body = `${part}${'a'.repeat(1_000)}\r\n--x--\r\n`;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    const type = 'Content-Type: multipart/form-data; boundary=x';
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const request = await arrived;
    while (!request.complete) await new Promise(setImmediate);
    request.on('error', () => undefined);
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    await expect(receiveFiles(request, 1, async () => undefined)).rejects.toThrow('couldn’t understand');
  });
});
