import { describe, expect, it } from '@jest/globals';
import type { LoaderContext } from '@rspack/core';
import leaveOut, { withoutExports, withoutFunctions } from './leave-out.js';

const runtime = `
export class Handler {
  constructor() {
    this.hooks = { lifecycle: { beforeRequest: new AsyncHook('beforeRequest'), afterLoad: new SyncHook('afterLoad') } };
  }
  async loadRemote(id) {
    const answer = await this.hooks.lifecycle.beforeRequest.emit({ id });
    if (answer) await this.hooks.lifecycle.afterLoad.emit({ id });
    return answer;
  }
  preloadRemote(id) { return loadManifest(id); }
}
const loadManifest = async (id) => { return fetch(id + '.json'); };
`;

describe('a runtime of which a part is never called', () => {
  const less = withoutFunctions(runtime, ['preloadRemote', 'loadManifest'], 'runtime.js');

  it('is without the bodies of that part', () => {
    expect(less).not.toContain('fetch');
    expect(less).toMatch(/preloadRemote\(id\)\s*\{\s*\}/);
  });

  it('still asks the hooks whose answer counts, and tells nobody what nobody hears', () => {
    expect(less).toContain('lifecycle.beforeRequest.emit');
    expect(less).not.toContain('afterLoad');
    expect(less).toContain('return answer');
  });

  it('is refused when it is another one than the list was written for', () => {
    expect(() => withoutFunctions(runtime, ['loadSnapshot'], 'runtime.js')).toThrow(
      'runtime.js has no loadSnapshot: see unused-runtime.ts',
    );
  });
});

describe('a shared module that is minified already', () => {
  const source = 'const a=1,b=2,c=3;export{a as Sheet,b as css,c as default};';

  it('exports the rest of its names', () => {
    expect(withoutExports(source, ['Sheet'], 'styled.js')).toContain('export{b as css,c as default}');
    expect(withoutExports(source, ['default'], 'styled.js')).toContain('export{a as Sheet,b as css,}');
  });

  it('is refused when a name is not there', () => {
    expect(() => withoutExports(source, ['Server'], 'styled.js')).toThrow('styled.js exports no Server');
  });
});

describe('a file of these packages', () => {
  const load = (file: string, source: string) =>
    leaveOut.call({ resourcePath: `/site/node_modules/${file}` } as LoaderContext, source);

  it('that is listed loses what is listed for it, and any other stays as it is', () => {
    const remotes = 'webpack-bundler-runtime/dist/remotes.js';
    expect(load(`@module-federation/${remotes}`, 'export function remotes(a) { load(a); }')).not.toContain('load');
    expect(load('@module-federation/sdk/dist/dom.js', 'export const a = 1;')).toBe('export const a = 1;');
    expect(() => load('styled-components/dist/styled-components.browser.esm.js', 'export{a as css};')).toThrow(
      'exports no ServerStyleSheet',
    );
  });
});
