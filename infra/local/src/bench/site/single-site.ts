import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { routeOf, type SingleBuild, singleBundle, singleFolder } from './ratios.js';

/** The same site from one bundle: same documents, same API, same pictures; only the scripts are others. */
export interface SingleSite {
  readonly origin: string;
  stop(): Promise<void>;
}

const scripts = '/r/single/one/';

/** Builds the single bundle from the sources here, and serves it in front of the site at `origin`. */
export const startSingleSite = async (origin: string): Promise<SingleSite> => {
  const build = await singleBundle();
  const files = join(singleFolder, 'files');
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    if (path.startsWith(scripts)) sendScript(answer, join(files, path.slice(scripts.length)));
    else if (request.headers.accept?.includes('text/html')) void sendDocument(origin, path, { answer, build, files });
    else handOn(origin, request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
};

/** As the site compresses its own documents. */
const documentQuality = 5;

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const sendScript = (answer: ServerResponse, file: string): void => {
  if (file.endsWith('.woff2'))
    answer.writeHead(200, { ...forever, 'Content-Type': 'font/woff2' }).end(readFileSync(file));
  else
    answer
      .writeHead(200, { ...forever, 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' })
      .end(readFileSync(`${file}.br`));
};

interface Bundled {
  readonly answer: ServerResponse;
  readonly build: SingleBuild;
  readonly files: string;
}

/** The site's own document, with the scripts of the single bundle in the place of its own, preloaded as well. */
const sendDocument = async (origin: string, path: string, { answer, build, files }: Bundled): Promise<void> => {
  const original = await fetch(`${origin}${path}`);
  const html = await original.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const own = (file: string): string =>
    `href="${scripts}${file}" integrity="${sriOf(join(files, file))}" crossorigin nonce="${nonce}"`;
  const chunks = build.first[routeOf(Object.keys(build.first), path)] ?? [];
  const preloads = chunks.map((file) => `<link rel="preload" as="script" ${own(file)}>`).join('');
  const main = `<script defer ${own(build.main).replace('href=', 'src=')}></script>`;
  const text = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script [^>]*src="\/r\/shell\/[^>]*><\/script>/, main + preloads);
  answer.writeHead(original.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Security-Policy': original.headers.get('content-security-policy') ?? '',
  });
  answer.end(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: documentQuality } }));
};

const sriOf = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const handOn = (origin: string, received: IncomingMessage, answer: ServerResponse): void => {
  const { hostname, port } = new URL(origin);
  const onward = request(
    { hostname, port, path: received.url, method: received.method, headers: received.headers },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  received.pipe(onward);
};
