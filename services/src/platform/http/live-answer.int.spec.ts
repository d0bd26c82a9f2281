import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { LiveAnswer } from './live-answer.js';

const megabyte = 'x'.repeat(1024 * 1024);

let server: ReturnType<typeof createServer>;
let reader: Socket;
let answer: LiveAnswer;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const pending = once(server, 'request');
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [request, response] = (await pending) as [Request, Response];
  answer = new LiveAnswer(request, response);
});
afterEach(() => {
  reader.destroy();
  server.close();
});

/** Says something until nothing more fits on the way. */
const fill = () => {
  for (let id = 1; id <= 16; id++) answer.say({ event: 'slots', id, data: megabyte });
};

const over = () => new Promise<void>((resolve) => answer.onOver(resolve));

describe('somebody who reads slowly', () => {
  it('gets the newest message, and none of those that were outdated meanwhile', async () => {
    reader.pause();
    fill();
    answer.say({ event: 'slots', id: 99, data: '[]' });
    const ids: string[] = [];
    reader.setEncoding('utf8').on('data', (text: string) => ids.push(...(text.match(/(?<=id: )\d+/g) ?? [])));
    reader.resume();
    while (!ids.includes('99')) await once(reader, 'data');
    expect(ids).toEqual(['1', '99']);
  });

  it('is let go when nothing was read between two beats', async () => {
    reader.pause();
    fill();
    answer.beat();
    const gone = over();
    answer.beat();
    await gone;
  });

  it('is kept when the reading goes on', async () => {
    reader.pause();
    fill();
    answer.beat();
    answer.say({ event: 'slots', id: 99, data: '[]' });
    let text = '';
    reader.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(-200);
    });
    reader.resume();
    while (!text.includes('id: 99')) await once(reader, 'data');
    answer.beat();
    while (!text.includes(': still here')) await once(reader, 'data');
  });
});

describe('somebody who goes', () => {
  it('is noticed', async () => {
    answer.say({ event: 'slots', id: 1, data: '[]' });
    const gone = over();
    reader.destroy();
    await gone;
    answer.say({ event: 'slots', id: 2, data: '[]' });
    answer.beat();
  });

  it('is noticed at once when that was before anything was said', async () => {
    const gone = over();
    reader.destroy();
    await gone;
    await over();
  });
});
