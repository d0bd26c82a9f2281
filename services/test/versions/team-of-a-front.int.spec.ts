import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deployToken, FrontendsApp } from '../../src/contexts/frontends/testing/frontends-app.js';
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
