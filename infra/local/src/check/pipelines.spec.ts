import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFront } from '@northlight/create-front';
import { frontVersions } from '../pack/front-versions.js';

const place = mkdtempSync(join(tmpdir(), 'northlight-pipelines-'));
const front = join(place, 'mfe-events');
const read = (file: string): string => readFileSync(join(front, file), 'utf8');
/** What the lines of a pipeline run: of GitHub after `run:`, of GitLab in lists of scripts. */
const commandsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:run: |script: \[|^ {4}- )((?:npm|npx|apt-get) [^\]\n#]+)/gm)].map(([, line = '']) =>
    line.trim(),
  );
const scripts = (): Record<string, string> => JSON.parse(read('package.json')).scripts;

beforeAll(() => {
  createFront({ folder: front, team: 'events', route: '/events', versions: frontVersions((_, version) => version) });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the pipelines that a new front begins with', () => {
  it('give the commands of its page, in their order', () => {
    expect(commandsOf('.github/workflows/release.yml')).toEqual(['npm ci', 'npm run check', 'npm run release']);
    expect(commandsOf('.gitlab-ci.yml')).toEqual([
      'npm ci --cache .npm',
      'npm run check',
      'apt-get update && apt-get install --yes --no-install-recommends chromium',
      'npm run release',
    ]);
  });

  it('have a script behind each, and commands of the tools behind those', () => {
    const named = [...commandsOf('.github/workflows/release.yml'), ...commandsOf('.gitlab-ci.yml')]
      .flatMap((command) => /^npm run (\w+)/.exec(command)?.[1] ?? [])
      .map((name) => scripts()[name]);
    expect(named).not.toContain(undefined);
    const verbs = Object.values(scripts()).flatMap((script) =>
      [...script.matchAll(/\bfront (\w+)/g)].map(([, verb]) => verb),
    );
    expect(new Set(verbs)).toEqual(new Set(['dev', 'build', 'check', 'publish', 'promote']));
    const help = execFileSync(process.execPath, ['packages/front-tools/dist/cli/main.js', '--help']).toString();
    for (const verb of new Set(verbs)) expect(help).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
  });

  it('give the token to the step that releases, and to no other', () => {
    const steps = read('.github/workflows/release.yml').split(/^ {6}- /m);
    expect(steps.filter((step) => step.includes('FRONT_DEPLOY_TOKEN')).map((step) => step.split('\n')[0])).toEqual([
      expect.stringContaining('npm run release'),
    ]);
  });
});
