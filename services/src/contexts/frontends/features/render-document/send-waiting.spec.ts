import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express, { type Request, type Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { errorMiddleware } from '../../../../platform/http/error-filter.js';
import { SystemClock } from '../../../../platform/kernel/clock.js';
import { RenderDocumentController } from './render-document.controller.js';

/** What a page is while no shell is live. */
async function pageWhere(fronts: { readonly isBuilding: boolean }): Promise<globalThis.Response> {
  const settings = Object.assign(new Settings(), { PUBLIC_URL: 'https://site.example' });
  const controller = new RenderDocumentController(
    { snapshot: [], find: async () => [], ...fronts },
    {} as never,
    settings,
    new SystemClock(),
  );
  const app = express();
  app.get('/experiences', (request: Request, response: Response) => controller.page(request, response));
  app.use(errorMiddleware);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/experiences`);
  server.close();
  return answer;
}

describe('a page before its shell is live', () => {
  it('loads itself again where fronts are being built', async () => {
    const answer = await pageWhere({ isBuilding: true });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<meta http-equiv="refresh" content="1">');
  });

  it('is refused elsewhere', async () => {
    const answer = await pageWhere({ isBuilding: false });
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
  });
});
