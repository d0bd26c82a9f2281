import { describe, expect, it } from '@jest/globals';
import { withoutExports, withoutFunctions } from './leave-out.js';

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
