import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Module, Post, Req } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { Public } from './access.js';
import { createHttpApp } from './http-app.js';

/** Tells how long what was sent is. */
@Public()
@Controller('api')
class Lengths {
  @Post('contact')
  @HttpCode(200)
  ofJson(@Body() body: object): object {
    return { length: JSON.stringify(body).length };
  }

  @Post('upload/venue/1')
  @HttpCode(200)
  async ofForm(@Req() request: Request): Promise<object> {
    return { length: (await text(request)).length };
  }
}

@Module({ controllers: [Lengths] })
class LengthsModule {}

let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  app = await createHttpApp({ module: LengthsModule, settings: { PUBLIC_URL: 'http://localhost:3000', SECRET: 'x' } });
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

/** Opens a connection and sends the head of a POST over it, and of its body only what is given. */
function beginToSend(path: string, headers: readonly string[], body = ''): Socket {
  const socket = connect((app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
  socket.write([`POST ${path} HTTP/1.1`, 'Host: x', ...headers, '', body].join('\r\n'));
  return socket;
}

const post = (path: string, type: string, body: string) =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const chunk = `20000\r\n${'x'.repeat(0x20000)}\r\n`;

describe('a body that is larger than its address takes', () => {
  it.each([
    ['says so beforehand', '/api/contact', [json, 'Content-Length: 5000000000'], '100 kB'],
    ['says so beforehand, and is of no known kind', '/api/contact', ['Content-Length: 250000'], '100 kB'],
    ['is JSON where files are sent', '/api/upload/venue/1', [json, 'Content-Length: 250000'], '100 kB'],
    ['says so of a form with files', '/api/upload/venue/1', [form, 'Content-Length: 5000000000'], '520 MB'],
    ['comes in chunks without an end', '/api/contact', [json, 'Transfer-Encoding: chunked'], '100 kB'],
  ])('and %s is refused though the rest never comes', async (...[, path, headers, most]) => {
    const socket = beginToSend(path, headers, headers.includes('Transfer-Encoding: chunked') ? chunk : '');
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    socket.destroy();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain('413 Payload Too Large');
    expect(head).toContain('Connection: close');
    const message = `The request is too large. The limit is ${most}.`;
    expect(JSON.parse(body)).toMatchObject({ statusCode: 413, code: 'TOO_LARGE', message });
  });

  it('is told so even where the sender reads nothing before it has sent everything', async () => {
    const bodyOf = (length: number) => JSON.stringify({ x: 'x'.repeat(length) });
    for (const length of [110_000, 1_000_000]) {
      const answer = await post('/api/contact', 'application/json', bodyOf(length));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'TOO_LARGE' });
    }
  });

  it('ends its own connection, and nothing else', async () => {
    expect(await text(beginToSend('/api/contact', [json, 'Content-Length: 250000']))).toContain('TOO_LARGE');
    const answer = await post('/api/contact', 'application/json', '{"a":1}');
    expect(await answer.json()).toEqual({ length: 7 });
  });
});

describe('a body that is as large as its address takes', () => {
  it('is read', async () => {
    const body = JSON.stringify({ x: 'x'.repeat(100 * 1024 - 8) });
    expect(await (await post('/api/contact', 'application/json', body)).json()).toEqual({ length: 100 * 1024 });
    const files = 'x'.repeat(300_000);
    const answer = await post('/api/upload/venue/1', 'multipart/form-data; boundary=x', files);
    expect(await answer.json()).toEqual({ length: 300_000 });
  });
});
