import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, UseGuards } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { createHttpApp } from './http-app.js';
import { NearOnly } from './near-only.js';

@UseGuards(NearOnly)
@Controller('figures')
class Figures {
  @Get()
  show(): object {
    return { figures: 3 };
  }
}

@Module({ controllers: [Figures] })
class FiguresModule {}

let app: NestExpressApplication;

beforeAll(async () => {
  const settings = { PUBLIC_URL: 'http://localhost:3000' };
  app = await createHttpApp({ module: FiguresModule, settings: settings as never, signIn: comeFromElsewhere });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

/** As if the connection came from the address that a header names. */
function comeFromElsewhere(one: NestExpressApplication): void {
  one.use((request: Request, _response: Response, next: NextFunction) => {
    const remoteAddress = request.get('x-peer');
    if (remoteAddress) Object.defineProperty(request, 'socket', { value: { ...request.socket, remoteAddress } });
    next();
  });
}

describe('figures for the house alone', () => {
  it.each([
    ['this machine', {}, 200],
    ['a process of the same network', { 'X-Peer': '10.1.2.3' }, 200],
    ['one of IPv6', { 'X-Peer': 'fd00::7' }, 200],
    ['the street', { 'X-Peer': '203.0.113.9' }, 404],
    ['the street, by whoever stands in front', { 'X-Forwarded-For': '203.0.113.9' }, 404],
    ['the street, with a made-up address', { 'X-Peer': '203.0.113.9', 'X-Forwarded-For': '10.1.2.3' }, 404],
    ['whoever stands in front, as RFC 7239 writes it', { Forwarded: 'for=203.0.113.9' }, 404],
  ])('are told, or not, to %s', async (_who, headers, status) => {
    expect((await fetch(`${await app.getUrl()}/figures`, { headers })).status).toBe(status);
  });
});
