import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inspectPorts } from '../start/plans.js';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts, license } = JSON.parse(read('package.json'));

describe('CODEOWNERS', () => {
  const owners = [...read('CODEOWNERS').matchAll(/^(\S+) +(@\S+)$/gm)].map(([, path = '', team = '']) => ({
    path,
    team,
  }));
  const fronts = ['shell', ...readdirSync('.').filter((name) => /^mfe-/.test(name))];

  it('names folders that are there', () => {
    const missing = owners.filter(({ path }) => path !== '*' && !existsSync(`.${path}`));
    expect(missing).toEqual([]);
  });

  it('gives every front a team of its own, which is the one that the registry is told of', () => {
    const teams = fronts.map((front) => owners.filter(({ path }) => path === `/${front}/`).map(({ team }) => team));
    expect(teams).toEqual(fronts.map(() => [expect.any(String)]));
    expect(new Set(teams.flat()).size).toBe(fronts.length);
    const registered = fronts.map((front) => [
      `@northlight/${JSON.parse(read(`${front}/package.json`)).northlight.team}`,
    ]);
    expect(registered).toEqual(teams);
  });
});

describe('launch.json', () => {
  const { configurations } = JSON.parse(read('.vscode/launch.json'));

  it('attaches to the ports on which npm run dev takes debuggers', () => {
    const attached = configurations
      .filter(({ request }: { request: string }) => request === 'attach')
      .map(({ name, port }: { name: string; port: number }) => [name.replace('Attach to ', ''), port]);
    expect(Object.fromEntries(attached)).toEqual(inspectPorts);
    for (const port of Object.values(inspectPorts)) expect(read('infra/README.md')).toContain(` ${port}`);
  });

  it('starts programs that are there', () => {
    const programs: string[] = configurations.flatMap(({ program }: { program?: string }) => program ?? []);
    expect(programs).not.toEqual([]);
    for (const program of programs) expect(existsSync(program.replace(/^\$\{workspaceFolder\}/, '.'))).toBe(true);
  });
});

describe('the README of a room', () => {
  const rooms = readdirSync('services/src/contexts');

  it.each(rooms)('is forty short lines: %s', (room) => {
    const lines = read(`services/src/contexts/${room}/README.md`).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.length > 130)).toEqual([]);
  });
});

describe('what the repository says of itself', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'infra/README.md'])('names commands that there are: %s', (file) => {
    const named = [...read(file).matchAll(/`(?:[A-Z_]+=\S+ )*npm (?:run )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(named).toContain('dev');
  });

  it('is one license, one width of lines and the versions of today', () => {
    expect([license, read('LICENSE').split('\n')[0]]).toEqual(['UNLICENSED', 'Unlicensed. All rights reserved.']);
    const { formatter } = JSON.parse(read('biome.json'));
    expect(read('.editorconfig')).toContain(`indent_size = ${formatter.indentWidth}\n`);
    expect(read('.editorconfig')).toContain(`max_line_length = ${formatter.lineWidth}\n`);
    for (const section of read('CHANGELOG.md').split('\n## ').slice(1)) {
      const [name = ''] = section.split('\n');
      const { version } = JSON.parse(read(`packages/${name}/package.json`));
      expect([name, /^### (\d\S*)/m.exec(section)?.[1]]).toEqual([name, version]);
    }
  });
});
