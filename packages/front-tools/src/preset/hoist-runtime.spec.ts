import { describe, expect, it } from '@jest/globals';
import type { LoaderContext } from '@rspack/core';
import hoistRuntime from './hoist-runtime.js';
import sharedIcons from './shared-icons.js';

/** As the federation plugin writes it, with less of each part. */
const written = (name: string, block: string) =>
  [
    'import __module_federation_bundler_runtime__ from "/runtime.cjs";',
    'const __module_federation_runtime_plugins__ = [];',
    `const __module_federation_container_name__ = "${name}";`,
    `const runtimeRequire=__webpack_require__;${block}`,
  ].join('');

const block = [
  'if(runtimeRequire.federation){early(runtimeRequire.federation.initOptions,"name",()=>1);',
  'merge(runtimeRequire.federation.initOptions,"remotes",()=>named);',
  'merge(runtimeRequire.federation.initOptions,"plugins",()=>plugins);',
  'early(runtimeRequire.federation,"bundlerRuntimeOptions",()=>named);',
  'override(runtimeRequire,"S",1);override(runtimeRequire.f,"remotes",named);',
  'override(runtimeRequire.f,"consumes",consumes)}',
].join('');

const loading = (isShell: boolean) => ({ getOptions: () => ({ isShell }) }) as LoaderContext<{ isShell: boolean }>;
const frontStart = (source: string) => hoistRuntime.call(loading(false), source);
const shellStart = (source: string) => hoistRuntime.call(loading(true), source);

describe('a container', () => {
  it('of a front is started by what the shell brings, under its own name', () => {
    expect(frontStart(written('catalog_1', block))).toBe(
      'globalThis._FEDERATION_START(__webpack_require__, "catalog_1");',
    );
  });

  it('of the shell starts itself, and leaves the way to the fronts', () => {
    const text = shellStart(written('shell_1', block));
    expect(text).toContain('globalThis._FEDERATION_START = (require, name) =>');
    expect(text).toContain('override(runtimeRequire.f,"consumes",consumes)');
    expect(text).not.toContain('named');
  });

  it('is not built when the plugin writes it in another way', () => {
    expect(() => frontStart('startContainer("catalog_1")')).toThrow('not known here');
    expect(() => shellStart(written('shell_1', 'if(x){start()}'))).toThrow('not known here');
  });
});

describe('an icon of a front', () => {
  it('is made by what the shell brings', () => {
    expect(sharedIcons()).toBe("export { createIcon as default } from '@northlight/site-kit';");
  });
});
