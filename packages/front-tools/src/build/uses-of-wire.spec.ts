import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { usesOfWire } from './uses-of-wire.js';

const dir = mkdtempSync(join(tmpdir(), 'northlight-uses-'));
const save = (path: string, text: string): string => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
  return join(dir, path);
};
let files: string[];

beforeAll(() => {
  files = [
    save(
      'src/use-venues.ts',
      "import type { VenueView } from '@northlight/contracts';\nimport {\n  listVenues,\n  pathOf,\n} from '@northlight/client';\n",
    ),
    save('src/venue.tsx', 'export const Venue = ({ name, city }) => <p>{name}, {city}</p>;\n'),
    save(
      'src/write.ts',
      "import { sendMessage as send } from '@northlight/client';\nsend({ body: { subject, message } });\n",
    ),
    save(
      'node_modules/@northlight/client/dist/index.js',
      "import { listProducts } from '@northlight/client';\nconst inventory = 1;\n",
    ),
    join(dir, 'src/never-read.css'),
  ];
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('finds the operations that a bundle imports, and of their fields those that its sources name, each with its line', () => {
  const { operations, names } = usesOfWire(dir, files);
  expect(Object.keys(operations)).toEqual(['listVenues', 'sendMessage']);
  expect(operations.listVenues).toMatchObject({ call: 'GET /api/venues', at: 'src/use-venues.ts:2', sends: [] });
  expect(operations.listVenues?.reads).toEqual(expect.arrayContaining(['[].name', '[].city']));
  expect(operations.listVenues?.reads).not.toContain('[].description');
  expect(operations.sendMessage?.sends).toEqual(expect.arrayContaining(['subject', 'message']));
  expect(names).toMatchObject({ city: 'src/venue.tsx:1', subject: 'src/write.ts:2' });
});
