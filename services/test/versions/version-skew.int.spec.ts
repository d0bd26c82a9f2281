import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deployToken, FrontendsApp } from '../../src/contexts/frontends/testing/frontends-app.js';
import { SmallClone } from './small-clone.js';

let registry: FrontendsApp;
let clone: SmallClone;
let live: { readonly shell: string; readonly front: string };

const kit = (text: string): void => clone.save('packages/site-kit/src/index.ts', text);
const catalog = (...names: readonly string[]): void =>
  clone.save(
    'mfe-catalog/src/routes.tsx',
    `import { ${names.join(', ')} } from '@northlight/site-kit';\nexport const routes = [{ path: '/hello', words: [${names}] }];\n`,
  );

const revisions = new Map<string, number>();
/** @returns what the registry says against an order; undefined: it is carried out */
const order = async (app: string, action: object): Promise<string | undefined> => {
  const revision = revisions.get(app) ?? 0;
  const { status, body } = await registry.order(app, { ...action, revision });
  if (status === 200) revisions.set(app, revision + 1);
  return body.message;
};
const promote = (release: string) =>
  order(release.startsWith('shell') ? 'shell' : 'mfe-catalog', { action: 'promote', release });

beforeAll(async () => {
  registry = await FrontendsApp.start();
  clone = new SmallClone({ url: await registry.address(), token: deployToken });
  kit("export const hello = (name: string): string => 'Hello ' + name;\n");
  catalog('hello');
  await clone.report();
  live = await clone.publish();
  expect([await promote(live.shell), await promote(live.front)]).toEqual([undefined, undefined]);
});
afterAll(async () => {
  clone.remove();
  await registry.stop();
});

describe('a front that imports what a newer site-kit exports', () => {
  it('states that version, and goes live only beside a shell that brings it', async () => {
    kit("export const hello = (name: string): string => 'Hello ' + name;\nexport const goodbye = 'Goodbye';\n");
    catalog('hello', 'goodbye');
    expect(await clone.report()).toContain('@northlight/site-kit is 1.1.0 now: goodbye of . is new.');
    expect(['packages/site-kit', 'mfe-catalog', 'shell'].map((folder) => clone.saysOf(folder))).toEqual([
      '1.1.0',
      '^1.1.0',
      '^1.0.0',
    ]);

    const next = await clone.publish();
    const refusal = `${next.front} needs @northlight/site-kit ^1.1.0; ${live.shell} brings 1.0.0.`;
    expect(await promote(next.front)).toBe(refusal);
    expect([await promote(next.shell), await promote(next.front)]).toEqual([undefined, undefined]);
    expect(await order('shell', { action: 'rollback' })).toBe(refusal);
    live = next;
  });
});

describe('a front that no longer imports what a major version removes', () => {
  it('fits both versions: it goes live first, and the shell after it', async () => {
    kit("export const goodbye = 'Goodbye';\n");
    catalog('goodbye');
    expect(await clone.report()).toContain('@northlight/site-kit is 2.0.0 now: hello of . is gone.');
    expect(clone.saysOf('mfe-catalog')).toBe('^1.1.0 || ^2.0.0');

    const next = await clone.publish();
    expect(await promote(next.shell)).toBe(
      `${live.front} needs @northlight/site-kit ^1.1.0; ${next.shell} brings 2.0.0.`,
    );
    expect([await promote(next.front), await promote(next.shell)]).toEqual([undefined, undefined]);
  });
});
