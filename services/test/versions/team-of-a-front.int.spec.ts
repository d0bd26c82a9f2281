import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { deployToken, FrontendsApp } from '../../src/contexts/frontends/testing/frontends-app.js';
import { signedIn } from '../../src/platform/http/testing/room-app.js';
import { SmallClone } from './small-clone.js';

let registry: FrontendsApp;
let clone: SmallClone;

const says = (words: string) =>
  clone.save('mfe-catalog/src/routes.tsx', `export const routes = [{ path: '/hello', words: '${words}' }];\n`);
/** What the registry gives visitors of the front. */
const liveFront = async () => /^mfe-catalog +(\w+)/m.exec(await clone.front('status'))?.[1];

beforeAll(async () => {
  registry = await FrontendsApp.start();
  clone = new SmallClone({ url: await registry.address(), token: deployToken });
  clone.save('packages/site-kit/src/index.ts', "export const hello = 'Hello';\n");
  says('Hello');
});
afterAll(async () => {
  clone.remove();
  await registry.stop();
});

describe('a site that is started from an image', () => {
  it('makes its own releases live where nothing is, and takes back nobody’s afterwards', async () => {
    const image = await clone.publish();
    await clone.front('promote', '--first');
    expect(await liveFront()).toBe(image.front);

    says('Good morning');
    const newer = await clone.publish();
    await clone.front('promote', newer.front, '--no-smoke');
    says('Hello');
    await clone.front('publish');
    await clone.front('promote', '--first');
    expect(await liveFront()).toBe(newer.front);
  });
});

describe('a machine without a browser', () => {
  it('does not promote what nobody has looked at, unless that is said', async () => {
    says('Good night');
    const { front } = await clone.publish();
    process.env.CHROMIUM = '/no/browser';
    await expect(clone.front('promote', front)).rejects.toThrow('There is no browser here');
    delete process.env.CHROMIUM;
    await clone.front('promote', front, '--no-smoke');
    expect(await liveFront()).toBe(front);
  });
});

describe('whoever does not know a command', () => {
  it('is told what there is, of one what it takes, and a program has it as JSON', async () => {
    expect(await clone.front('--help')).toContain('front <command>');
    expect(await clone.front('promote', '--help')).toMatch(/^ {2}promote \[release…\][\s\S]*Ends with 0/);
    await expect(clone.front('promot')).rejects.toThrow('front <command>');
    const channels = JSON.parse(await clone.front('status', '--json'));
    expect(channels).toMatchObject([{ app: 'mfe-catalog', killed: false }, { app: 'shell' }]);
    expect(JSON.parse(await clone.front('promote', '--first', '--json'))).toEqual([]);
    expect(JSON.parse(await clone.front('kill', 'mfe-catalog', '--json'))).toMatchObject({ channel: { killed: true } });
    expect(JSON.parse(await clone.front('revive', 'mfe-catalog', '--json'))).toMatchObject({ changed: true });
    await expect(clone.front('status', '--yaml')).rejects.toThrow('There is no option --yaml here');
  });
});

describe('an error that a browser reports', () => {
  const wick = 'the wick is wet';
  const deployer = signedIn({ roles: ['deployer'] });
  let build: string;
  let script: string;
  let at: string;

  beforeAll(async () => {
    says(
      `Hello' }];\n\nexport function light(): never {\n  throw new Error('${wick}');\n}\n\nexport const more = [{ is: 'lit`,
    );
    const { front } = await clone.publish();
    [, build = ''] = front.split('_');
    const found = [...clone.scripts('mfe-catalog', build)].find(([, text]) => text.includes(wick));
    const [name = '', text = ''] = found ?? [];
    script = name;
    const before = text.slice(0, text.indexOf('throw'));
    at = `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
    const stack = `Error: ${wick}\n at light (https://visit.example/r/mfe-catalog/${build}/${name}:${at})`;
    const failure = { kind: 'render', message: wick, stack, route: '/hello' };
    const report = { app: 'mfe-catalog', release: front, loads: 1, longTasks: 0, failure };
    await registry.report(report);
  });
  const errors = async () => (await registry.as(deployer, 'GET /api/admin/fronts/mfe-catalog/errors').expect(200)).body;

  it('is shown at its line in the sources', async () => {
    expect(await errors()).toMatchObject([
      { message: wick, count: 1, frames: [{ text: 'mfe-catalog/src/routes.tsx:4:3', isMapped: true }] },
    ]);
  });

  it('stands as the browser told it, where the map is not there', async () => {
    rmSync(join(registry.settings.DATA_DIR, 'release-maps'), { recursive: true });
    const other = `/r/mfe-catalog/0000000000/${script}:${at}`;
    await registry.part(pg.Pool).query('update frontends.release_errors set stack = $1', [`at light (${other})`]);
    expect((await errors())[0].frames).toEqual([{ text: `at light (${other})`, isMapped: false }]);
  });
});

describe('the team of a front', () => {
  it('is given a token by the operators, and releases with it what is its own', async () => {
    expect(await clone.front('register', 'mfe-catalog', '--team', 'catalog')).toBe(
      'mfe-catalog  team catalog  /hello\n',
    );
    const issued = await clone.front('token', 'issue', 'mfe-catalog', 'catalog pipeline', '--days', '30');
    const [token = ''] = /nlt_\S+/.exec(issued) ?? [];
    const [id = ''] = issued.split(' ');

    clone.deploysWith(token);
    says('Good evening');
    await expect(clone.front('publish')).rejects.toThrow(
      'The deploy token “catalog pipeline” is for mfe-catalog only.',
    );
    await clone.front('publish', 'mfe-catalog');
    await expect(clone.front('kill', 'shell')).rejects.toThrow('is for mfe-catalog only');
    await expect(clone.front('token', 'list')).rejects.toThrow('is for mfe-catalog only');

    clone.deploysWith(deployToken);
    expect(await clone.front('token', 'list')).toMatch(
      new RegExp(`^${id}  mfe-catalog +catalog pipeline  expires \\S+  used `),
    );
    expect(JSON.parse(await clone.front('token', 'list', '--json'))).toMatchObject([{ id, app: 'mfe-catalog' }]);
    expect(await clone.front('token', 'rotate', id)).toContain('This is shown once.');
    expect(await clone.front('token', 'revoke', id)).toContain('revoked');
    clone.deploysWith(token);
    await expect(clone.front('status')).rejects.toThrow('was revoked. Ask the operators for a new one.');
  });
});
