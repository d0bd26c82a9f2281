import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** A front that is a repository of its own. */
const repository = mkdtempSync(join(tmpdir(), 'northlight-dev-'));
const site = createServer((request, response) => response.end(`the site answers ${request.url}`));
let address: string;
let bundler: ChildProcess;
let output = '';

const save = (path: string, text: string): void => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
};
/** @returns its port */
const listening = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));
const read = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();
const title = (words: string): string =>
  `import { defineTexts } from '@northlight/texts';\n\nexport const texts = defineTexts({ title: '${words}' });\n`;

beforeAll(async () => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(repository, 'node_modules'));
  const northlight = { team: 'events', routes: ['/events'] };
  save('package.json', JSON.stringify({ name: 'mfe-events', version: '1.0.0', type: 'module', northlight }));
  save('package-lock.json', '{ "packages": {} }');
  save('src/texts/start.ts', title('Good morning'));
  save('src/index.ts', "import { texts } from './texts/start.ts';\n\ndocument.title = texts.title;\n");
  const sitePort = await listening(site);
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${sitePort}` };
  const cli = join(process.cwd(), 'packages/front-tools/dist/cli/main.js');
  bundler = spawn(process.execPath, [cli, 'dev'], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [bundler.stdout, bundler.stderr]) stream?.on('data', (chunk) => (output += chunk));
});
afterAll(() => {
  bundler.kill('SIGKILL');
  site.close();
  rmSync(repository, { recursive: true, force: true });
});

/** Until the bundler has it; the test's own time limit ends the wait. */
const comes = async (path: string, words: string): Promise<void> => {
  while (!(await read(path).catch(() => '')).includes(words)) {
    if (bundler.exitCode !== null) throw new Error(output);
    await delay(50);
  }
};

describe('a front that stands alone', () => {
  it('answers each of its addresses with its page and its texts, in a folder that is no part of the site', async () => {
    await comes('/events', '<div id="root">');
    await comes('/main.js', 'Good morning');
  });

  it('has its data from the site', async () => {
    expect(await read('/api/venues')).toBe('the site answers /api/venues');
  });

  it('is built again when a text is saved', async () => {
    save('src/texts/start.ts', title('Good evening'));
    await comes('/main.js', 'Good evening');
  });
});
