import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { linksOf } from './links-of.js';

const dir = mkdtempSync(join(tmpdir(), 'northlight-links-'));
const save = (path: string, ...lines: readonly string[]): string => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), lines.join('\n'));
  return join(dir, path);
};
const table = "const routes = {\n  home: '/',\n  venue: '/venue/:slug',\n} as const;\n";

beforeAll(() => {
  save('node_modules/@northlight/site-kit/src/router/href.ts', table);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('finds the addresses that a bundle links to, each with its first line', () => {
  const files = [
    save('src/a.tsx', '', "<Link to={href('venue', { slug })} />;", "go(href(\n  'home'))"),
    save('src/b.tsx', `<Link to={\`/bookings/\${id}/ticket\${hash}\`} />;`, "<Link to='/gift-cards?from=b' />;"),
  ];
  expect(linksOf(dir, files)).toEqual({
    '/': 'src/a.tsx:3',
    '/bookings/:any/ticket': 'src/b.tsx:1',
    '/gift-cards': 'src/b.tsx:2',
    '/venue/:slug': 'src/a.tsx:2',
  });
});

it('takes for no link what leads to no page: its own routes, the API, pictures, sentences, comments, and the table itself', () => {
  const files = [
    save('src/routes.tsx', "export const routes = [{ path: '/lanterns' }];"),
    save(
      'src/c.tsx',
      "'/api/admin'",
      "'/media/art/main.jpg'",
      "'/venues for a page'",
      "// '/nowhere'",
      " * '/nowhere'",
    ),
    join(dir, 'node_modules/@northlight/site-kit/src/router/href.ts'),
  ];
  expect(linksOf(dir, files)).toEqual({});
});

it('takes for no link what a source shows only where somebody answers it', () => {
  const places = save('src/places.ts', "const to = '/merch';", 'export const shown = ownerOf(fronts, to) && to;');
  expect(linksOf(dir, [places])).toEqual({});
});

it('reads the addresses of the site-kit that is here', () => {
  const page = 'src/pages/bookings/bookings-tab.tsx';
  expect(linksOf(resolve('mfe-booking'), [resolve('mfe-booking', page)])).toMatchObject({
    '/experiences': expect.stringMatching(`^${page}:\\d+$`),
  });
});
