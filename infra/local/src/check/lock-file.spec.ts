import { describe, expect, it } from '@jest/globals';
import { lockBreaches, scriptBreaches } from './lock-file.js';

const lint = { optionalDependencies: { '@lint/mac': '1.0.0', '@lint/linux': '1.0.0' } };

describe('a lock file', () => {
  it('is complete when every optional binary has an entry, wherever Node would find it', () => {
    const packages = {
      'node_modules/lint': lint,
      'node_modules/@lint/mac': {},
      'node_modules/lint/node_modules/@lint/linux': {},
    };
    expect(lockBreaches({ packages })).toEqual([]);
  });

  it('is refused when the binary of one system was dropped', () => {
    const packages = { 'node_modules/lint': lint, 'node_modules/@lint/linux': {} };
    expect(lockBreaches({ packages })).toEqual([
      'package-lock.json: node_modules/lint wants @lint/mac, which is missing',
    ]);
  });

  it('is refused when it names a registry', () => {
    const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };
    expect(lockBreaches({ packages })).toHaveLength(1);
  });

  it('is refused while nobody has decided about a script, and when a decision is about none', () => {
    const packages = {
      'node_modules/a': { hasInstallScript: true },
      'b/node_modules/@c/d': { hasInstallScript: true },
    };
    expect(scriptBreaches({ packages }, { a: false, '@c/d': true })).toEqual([]);
    expect(scriptBreaches({ packages }, { a: true, gone: true })).toEqual([
      'package.json: @c/d has an install script, and allowScripts does not say whether it may run',
      'package.json: allowScripts names gone, which has no install script',
    ]);
  });
});
