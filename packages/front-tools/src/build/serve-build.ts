import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BuiltRelease } from './build-front.js';

/** Scripts of another site may load them, and only see of themselves how long they took. */
const forSites = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
} as const;

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Sends the files of a build at the addresses that they would have on a site; nothing else of this machine. */
export const serveBuild = ({ record, dir }: Pick<BuiltRelease, 'record' | 'dir'>): Server => {
  const folder = `/r/${record.app}/${record.build}/`;
  const names = new Set(record.files.map(({ path }) => path));
  return createServer(({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const name = url.startsWith(folder) ? url.slice(folder.length) : '';
    if (method === 'OPTIONS') return response.writeHead(204, forSites).end();
    if (!names.has(name)) return response.writeHead(404, forSites).end();
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return response.writeHead(200, { ...forSites, 'Content-Type': type }).end(readFileSync(join(dir, name)));
  });
};
