import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const clone = mkdtempSync(join(tmpdir(), 'northlight-watch-'));
const file = join(clone, 'development', 'fronts.json');
let bundler: ChildProcess;
let output = '';

const save = (path: string, text: string): void => {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
};
const page = (words: string): string => `export const Hello = () => <p>${words}</p>;\n`;
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) {
    if (bundler.exitCode !== null || bundler.signalCode !== null) throw new Error(output);
    await delay(20);
  }
};

const front = (name: string): void => {
  const {
    react,
    'react-dom': dom,
    'styled-components': styles,
  } = { react: '*', 'react-dom': '*', 'styled-components': '*' };
  const peerDependencies = { react, 'react-dom': dom, 'styled-components': styles, '@northlight/site-kit': '*' };
  save(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', peerDependencies }));
  save(
    `${name}/rspack.config.ts`,
    `import { defineFront } from '@northlight/front-tools';\nexport default defineFront({ name: '${name}' });\n`,
  );
};

/** What documents pin of a front, and the text of its files. */
const live = (app: string) => {
  const fronts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const record = fronts.find((one: { app: string }) => one.app === app)?.stable;
  const texts: string[] = record?.files.map(({ path }: { path: string }) =>
    readFileSync(join(clone, 'releases', app, record.build, path), 'utf8'),
  );
  return { record, text: texts?.join('\n') ?? '' };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const begin = async (): Promise<void> => {
  const PORT = String(await freePort());
  const env = { ...process.env, PORT, DATA_DIR: clone, WATCHED_FRONTS: file };
  const cli = join(process.cwd(), 'packages/front-tools/dist/cli/main.js');
  bundler = spawn(process.execPath, [cli, 'watch'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [bundler.stdout, bundler.stderr]) stream?.on('data', (chunk) => (output += chunk));
};

/** As the process that started it ends. */
const endBundler = async (): Promise<void> => {
  const ended = new Promise((resolve) => bundler.once('exit', resolve));
  bundler.disconnect();
  await ended;
};

beforeAll(async () => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'));
  save('package-lock.json', '{ "packages": {} }');
  save('package.json', '{}');
  front('shell');
  save('shell/src/index.ts', "console.log('The frame');\n");
  save('shell/src/routes.tsx', 'export const routes = [];\n');
  front('mfe-catalog');
  save('mfe-catalog/src/hello.tsx', page('Good morning'));
  save(
    'mfe-catalog/src/routes.tsx',
    "export const routes = [{ path: '/hello', lazy: async () => ({ Component: (await import('./hello.tsx')).Hello }) }];\n",
  );
  await begin();
  await until(() => existsSync(file));
});
afterAll(async () => {
  await endBundler();
  rmSync(clone, { recursive: true, force: true });
});

describe('a front that is watched', () => {
  it('has what a document needs: an entry with its hash, and the files of a page, with maps to the sources', () => {
    const { record, text } = live('mfe-catalog');
    expect(record).toMatchObject({ id: 'catalog_0000000000', routes: [], first: { '/hello': expect.any(Array) } });
    expect(record.entry).toMatch(/^\/r\/mfe-catalog\/0000000000\/remoteEntry\.[0-9a-f]{8,}\.js$/);
    expect(record.integrity).toMatch(/^sha256-/);
    expect(text).toContain('Good morning');
    const maps = record.first['/hello'].map((chunk: string) =>
      readFileSync(join(clone, 'releases/mfe-catalog/0000000000', `${chunk}.map`), 'utf8'),
    );
    expect(maps.join()).toContain(`"file://${join(clone, 'mfe-catalog/src/hello.tsx')}"`);
    expect(live('shell').text).toContain('/web/changes');
  });

  it('is built anew when a source is saved, and the others stay', async () => {
    const before = live('shell').record;
    save('mfe-catalog/src/hello.tsx', page('Good evening'));
    await until(() => live('mfe-catalog').text.includes('Good evening'));
    expect(output).toMatch(/mfe-catalog is built anew/);
    expect(live('shell').record).toEqual(before);
  });

  it('says in words what does not build, keeps the last build, and is built again once it is mended', async () => {
    const before = live('mfe-catalog');
    save('mfe-catalog/src/hello.tsx', 'export const Hello = () => <p>Good night</;\n');
    await until(() => output.includes('compiled with 1 error'));
    expect(output).toMatch(/mfe-catalog does not build; its last build stays:[\s\S]*hello\.tsx/);
    expect(live('mfe-catalog')).toEqual(before);
    save('mfe-catalog/src/hello.tsx', page('Good night'));
    await until(() => live('mfe-catalog').text.includes('Good night'));
    expect(output).toMatch(/mfe-catalog is built again/);
  });

  it('shows what the bundler before has built until one that starts again has built it', async () => {
    const before = live('mfe-catalog');
    await endBundler();
    save('mfe-catalog/src/hello.tsx', page('Good day'));
    save('shell/src/index.ts', "console.log('The frame';\n");
    await begin();
    await until(() => live('mfe-catalog').text.includes('Good day'));
    expect(output).toMatch(/shell does not build; its last build stays:/);
    expect(live('shell').text).toContain('The frame');
    for (const { path } of before.record.files) {
      expect([path, existsSync(join(clone, 'releases/mfe-catalog/0000000000', path))]).toEqual([path, true]);
    }
  });

  it('ends with the process that started it, however early that is', async () => {
    await endBundler();
    await begin();
    await endBundler();
    expect(bundler.signalCode).toBe('SIGKILL');
    expect(live('mfe-catalog').text).toContain('Good day');
    await begin();
  });
});
