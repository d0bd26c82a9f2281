import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { ReleaseRecord } from '@northlight/contracts';
import { serveBuild } from './serve-build.js';

it('sends the files of a build to scripts of a site, and nothing else', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['entry.js', 'release.json']) writeFileSync(join(dir, name), 'var here;');
  const file = { path: 'entry.js', size: 9, br: 9, sri: '' };
  const record = { app: 'mfe-lamps', build: 'aaaaaaaaaa', files: [file] } as unknown as ReleaseRecord;
  const server = serveBuild({ record, dir }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (name: string) => fetch(`http://127.0.0.1:${port}/r/mfe-lamps/aaaaaaaaaa/${name}`);
  const entry = await get('entry.js');
  expect([entry.status, await entry.text(), entry.headers.get('content-type')]).toEqual([
    ...[200, 'var here;', 'text/javascript'],
  ]);
  expect(entry.headers.get('access-control-allow-origin')).toBe('*');
  for (const other of ['release.json', '..%2f..%2fetc%2fpasswd', '']) expect((await get(other)).status).toBe(404);
  server.close();
  rmSync(dir, { recursive: true });
});
