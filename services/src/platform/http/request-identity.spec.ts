import { describe, expect, it } from '@jest/globals';
import { currentMeta } from '../observability/request-context.js';
import { headersFor } from './forwarding/outgoing-request.js';
import { requestIdentity } from './request-identity.js';

const identify = requestIdentity({ SECRET: 'a secret of thirty-two characters' });

/** A request reaches a process: what its log says of it, what the visitor is told, and what the next process hears. */
function reach(sent?: string) {
  const headers = { 'x-request-id': sent };
  const request = { headers, id: '', sealedId: '', socket: { remoteAddress: '203.0.113.9' } };
  const lines: string[] = [];
  let logged: string | undefined;
  identify(request as never, { setHeader: (_: string, value: string) => lines.push(value) } as never, () => {
    logged = currentMeta().requestId;
  });
  const forwarded = headersFor(request as never);
  return { logged, told: lines[0] ?? '', forwarded: forwarded[forwarded.indexOf('x-request-id') + 1] };
}

describe('a request', () => {
  it('has one id in every process that it passes, and the visitor is told it', () => {
    const web = reach();
    const api = reach(web.forwarded);
    expect(api.logged).toBe(web.logged);
    expect([web.told, api.told]).toEqual([web.logged, web.logged]);
  });

  it('is another one when a visitor sends the id back that an earlier answer told', () => {
    const earlier = reach().told;
    const again = reach(earlier);
    expect(again.logged).not.toBe(earlier);
    expect(reach(again.forwarded).logged).toBe(again.logged);
  });
});
