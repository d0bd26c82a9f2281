import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRelease, aShell } from '../../testing/builders.js';
import { FrontendsApp, sendable } from '../../testing/frontends-app.js';

let app: FrontendsApp;
const shell = (build: string, react: string) => sendable(aShell({ build, provides: { react } }));
const front = (build: string, react: string) => sendable(aRelease({ build, needs: { react } }));
const [react19, react20] = [shell('aaaaaaaaa9', '19.3.1'), shell('aaaaaaaaa0', '20.0.0')];
const of19 = front('bbbbbbbbb9', '^19.0.0');
const ofBoth = front('bbbbbbbb90', '^19.0.0 || ^20.0.0');
const of20 = front('bbbbbbbbb0', '^20.0.0');

beforeAll(async () => {
  app = await FrontendsApp.start();
  for (const release of [react19, react20, of19, ofBoth, of20]) await app.publish(release);
});
afterAll(() => app.stop());

const revisions: Record<string, number> = {};
/** @returns what the registry says against an order; undefined: it is carried out */
const order = async (name: string, action: object): Promise<string | undefined> => {
  const revision = revisions[name] ?? 0;
  const { status, body } = await app.order(name, { ...action, revision });
  if (status === 200) revisions[name] = revision + 1;
  return body.message;
};
const promote = (name: string, { id }: { readonly id: string }) => order(name, { action: 'promote', release: id });

describe('a new major version of React, in the order of docs/how-to/upgrade-react-across-teams.md', () => {
  it('is not brought by the shell before the live fronts accept it, nor asked for by a front before the shell', async () => {
    expect([await promote('shell', react19), await promote('mfe-catalog', of19)]).toEqual([undefined, undefined]);
    expect(await promote('shell', react20)).toBe(`${of19.id} needs react ^19.0.0; ${react20.id} brings 20.0.0.`);
    expect(await promote('mfe-catalog', of20)).toBe(`${of20.id} needs react ^20.0.0; ${react19.id} brings 19.3.1.`);
  });

  it('comes with the shell once each front accepts both, and no front goes back behind it', async () => {
    expect(await promote('mfe-catalog', ofBoth)).toBeUndefined();
    expect(await promote('shell', react20)).toBeUndefined();
    expect(await order('mfe-catalog', { action: 'rollback' })).toMatch(`${of19.id} needs react ^19.0.0`);
  });

  it('may be gone back from until a front asks for it', async () => {
    expect(await order('shell', { action: 'rollback' })).toBeUndefined();
    expect(await promote('shell', react20)).toBeUndefined();
    expect(await promote('mfe-catalog', of20)).toBeUndefined();
    expect(await promote('shell', react19)).toMatch(`${of20.id} needs react ^20.0.0`);
  });
});
