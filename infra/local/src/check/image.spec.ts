import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const dockerfile = readFileSync('infra/docker/Dockerfile', 'utf8');
const [, leftOut = ''] = /^ && rm -rf (?!\/)(.*)$/m.exec(dockerfile) ?? [];
const started = ['docker-compose.yml', 'infra/docker/prepare.sh', 'infra/k8s/northlight.yaml'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:services|packages)\/[\w/-]+\.js\b/g)].map(([path]) => path),
);

describe('the image that production runs', () => {
  it('has nothing of what only builds, tests or measures', () => {
    const folders = leftOut.split(' ');
    expect(folders).toEqual(expect.arrayContaining(['infra', 'services/src/apps/bench', 'services/dist/apps/bench']));
    expect(folders.filter((folder) => !existsSync(folder.replace('/dist/', '/src/')))).toEqual([]);
  });

  it('has every program that is started in it', () => {
    expect(started.length).toBeGreaterThan(5);
    expect(started.filter((path) => leftOut.split(' ').some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
    expect(started.filter((path) => !existsSync(path.replace('/dist/', '/src/').replace(/js$/, 'ts')))).toEqual([]);
  });
});
