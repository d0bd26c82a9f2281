import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testSettings } from '../../../../test/fresh-database.js';
import { describePage } from '../domain/pages/describe-page.js';
import { aSite } from '../testing/site-builders.js';
import { SiteFactsKeeper } from './site-facts-keeper.js';

/** A server that answers what a story needs, and remembers what it was asked. */
let answer: (
  tag: string | undefined,
  path: string,
) => { status: number; body: string; etag?: string; location?: string };
let tags: (string | undefined)[];
let server: Server;

beforeEach(async () => {
  tags = [];
  server = createServer((request, response) => {
    tags.push(request.headers['if-none-match']);
    const { status, body, ...headers } = answer(request.headers['if-none-match'], request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const keeper = () => {
  const { port } = server.address() as AddressInfo;
  return new SiteFactsKeeper(testSettings({ API_URL: `http://127.0.0.1:${port}` }));
};

describe('what is known of the catalogue', () => {
  it('is asked for once, however many documents are made at the same time', async () => {
    answer = () => ({ status: 200, body: '[]', etag: '"1"' });
    const one = keeper();
    await Promise.all(Array.from({ length: 100 }, () => one.facts()));
    expect(tags).toHaveLength(5);
  });

  it('is asked for again by its tag, and stays when it has not changed', async () => {
    answer = (tag) => (tag ? { status: 304, body: '' } : { status: 200, body: '[{"slug":"a"}]', etag: '"1"' });
    const one = keeper();
    await one.facts();
    while (tags.length < 8) await one.facts();
    // what is no list is not kept as one: nor is a list as the rules
    expect(tags.slice(4, 8).toSorted()).toEqual(['"1"', '"1"', '"1"', undefined]);
    expect((await one.facts()).experiences).toEqual([{ slug: 'a' }]);
  });

  it('holds the first open venue as it is told alone, with its phone', async () => {
    const lists: Record<string, object> = {
      '/api/venues': [
        { slug: 'boston', status: 'planned' },
        { slug: 'rochester', status: 'open' },
      ],
      '/api/venues/rochester': { slug: 'rochester', phone: '(585) 555-0100' },
    };
    answer = (_, path) => ({ status: 200, body: JSON.stringify(lists[path] ?? []) });
    expect((await keeper().facts()).flagship?.phone).toBe('(585) 555-0100');
  });

  it.each([
    ['an error', 503, '{}'],
    ['something that is not a list', 200, '{"a":1}'],
    ['something that is not JSON', 200, '<html>'],
    ['far too much', 200, `["${'x'.repeat(5 * 1024 * 1024)}"]`],
  ])('is nothing when the answer is %s: the generic head then', async (_, status, body) => {
    answer = () => ({ status, body });
    const facts = await keeper().facts();
    expect(facts).toEqual({});
    expect(describePage({ path: '/experience/a', isOwned: true, facts, site: aSite }).title).toBe('Lumen House');
  });
});

describe('an API that sends elsewhere', () => {
  it('is not followed', async () => {
    answer = (_, path) => ({
      status: path === '/elsewhere' ? 200 : 302,
      body: '[{"slug":"a"}]',
      location: '/elsewhere',
    });
    expect(await keeper().facts()).toEqual({});
    expect(tags).toHaveLength(5);
  });
});

describe('an API that is not there', () => {
  it('keeps no document waiting for long', async () => {
    const nobody = new SiteFactsKeeper(testSettings({ API_URL: 'http://127.0.0.1:1' }));
    expect(await nobody.facts()).toEqual({});
  });
});
