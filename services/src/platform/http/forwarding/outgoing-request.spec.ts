import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { waitlistTokenHeader } from '@northlight/contracts';
import { forwardedHeaders, headersFor, headersOfAnswer, originForm } from './outgoing-request.js';

const services = join(__dirname, '..', '..', '..');
const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.spec\.ts$|[/\\]testing[/\\]/.test(path))
  .map((path) => readFileSync(join(services, path), 'utf8'));

/** Names that the code reads from requests. */
const read = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:request\.get\(|@Headers\(|\bheaders\[)'([\w-]+)'/gi)].map(([, name = '']) => name),
  ),
);
/** Said by the hop itself. */
const ofTheHop = ['x-request-id', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
const framing = ['content-length', 'transfer-encoding'];

describe('what the API is told of a request', () => {
  it('is every header that it reads', () => {
    const known = [...forwardedHeaders, ...ofTheHop, ...framing];
    expect([...read, waitlistTokenHeader.toLowerCase()].filter((name) => !known.includes(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(5);
  });

  it('is nothing that belongs to the connection it came over', () => {
    const headers = {
      host: 'x',
      cookie: 'a=1',
      connection: 'cookie, upgrade',
      upgrade: 'websocket',
      expect: '100-continue',
      te: 'trailers',
      trailer: 'cookie',
      'content-length': '3',
      'transfer-encoding': 'chunked',
      'keep-alive': '1',
      'proxy-authorization': 'y',
    };
    const request = { headers, sealedId: 'request-1', socket: { remoteAddress: '203.0.113.9' } };
    expect(headersFor(request as never)).toEqual(
      [
        ['host', 'x'],
        ['cookie', 'a=1'],
        ['x-request-id', 'request-1'],
        ['x-forwarded-for', '203.0.113.9'],
        ['x-forwarded-proto', 'http'],
        ['x-forwarded-host', 'x'],
      ].flat(),
    );
  });

  it('names each hop before this one', () => {
    const headers = { host: 'x', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const request = { headers, sealedId: 'request-1', socket: { remoteAddress: '10.0.0.2' } };
    expect(headersFor(request as never).join(' ')).toContain(
      'x-forwarded-for 203.0.113.9,10.0.0.2 x-forwarded-proto https,http',
    );
  });

  it.each([
    ['/api/venues?a=1', '/api/venues?a=1'],
    ['//x/api', '//x/api'],
    ['http://x/api/venues?a=1', '/api/venues?a=1'],
    ['*', '*'],
  ])('has the address %s as %s', (url, path) => {
    expect(originForm(url)).toBe(path);
  });
});

describe('what a reader is told of an answer', () => {
  it('leaves out what belongs to the API’s connection', () => {
    const headers = {
      etag: '"x"',
      'set-cookie': ['a', 'b'],
      connection: 'close',
      'keep-alive': '5',
      'transfer-encoding': 'x',
    };
    expect(headersOfAnswer(headers)).toEqual({ etag: '"x"', 'set-cookie': ['a', 'b'] });
  });
});
