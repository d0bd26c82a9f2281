import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nodeFlags } from '../processes/node-flags.js';
import { readDockerfile } from '../topology/dockerfile.js';
import { knownSettings } from '../topology/known-settings.js';
import { containerPorts, imageUser, jobCommands, processShapes } from '../topology/topology.js';

const image = readDockerfile();
const assemble = readFileSync('infra/docker/assemble.mjs', 'utf8');
const started = [
  ...Object.values(processShapes).map(({ entry }) => entry),
  ...Object.values(jobCommands).map(([program = '']) => program),
];

describe('the image that production runs', () => {
  it('is built twice from one Node, pinned to a version and a digest', () => {
    expect(new Set(image.bases).size).toBe(1);
    expect(image.bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
  });

  it('runs as a number, listens where the topology says, and starts processes as npm start does', () => {
    expect(image.user).toBe(`${imageUser}:${imageUser}`);
    expect(image.ports).toEqual(Object.values(containerPorts));
    expect([image.env.PORT, image.env.METRICS_PORT]).toEqual(Object.values(containerPorts).map(String));
    expect(image.entryPoint).toEqual(['node', ...nodeFlags]);
    expect(image.command).toEqual([processShapes.api.entry]);
    expect(Object.keys(image.env).filter((name) => !['TZ', 'HOME', ...knownSettings()].includes(name))).toEqual([]);
  });

  it('has every program that is started in it', () => {
    for (const program of started)
      expect([program, existsSync(program.replace('/dist/', '/src/').replace(/js$/, 'ts'))]).toEqual([program, true]);
    const publisher = /for \(const name of (\[.*\])\)/.exec(assemble)?.[1]?.replaceAll("'", '"') ?? '[]';
    const files = (JSON.parse(publisher) as string[]).map((name) => `packages/front-tools/src/cli/${name}.ts`);
    expect(files).toContain('packages/front-tools/src/cli/publish-built.ts');
    expect(neededBy(files)).toEqual(new Set(files));
  });

  it('runs no script of a package while it is built', () => {
    expect(readFileSync('infra/docker/Dockerfile', 'utf8')).toContain('ENV npm_config_ignore_scripts=true');
    expect(assemble).toContain("'--ignore-scripts'");
  });
});

/** Each of these files, and what they import at run time. */
function neededBy(files: readonly string[]): Set<string> {
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+|@[^']+)'/gm)].map(([, name = '']) =>
      name.startsWith('./') ? file.replace(/[^/]+$/, name.slice(2).replace(/\.js$/, '.ts')) : name,
    ),
  );
  return new Set([...files, ...imports]);
}
