import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { withStandIns } from './stand-ins.js';

const digest = `sha256:${'0'.repeat(64)}`;

describe('what stands in for the images of others', () => {
  it('is there for each that the forms begin with, and nothing else changes', () => {
    for (const file of ['docker-compose.yml', 'infra/docker/Dockerfile', 'infra/docker/postgres.Dockerfile']) {
      const text = readFileSync(file, 'utf8');
      const changed = withStandIns(text);
      expect(changed).not.toContain('@sha256:');
      const rest = (of: string) => of.split('\n').filter((line) => !/^(FROM|\s+image:) /.test(line));
      expect(rest(changed)).toEqual(rest(text));
      for (const [, name] of changed.matchAll(/northlight-stand-in\/(\w+)/g))
        expect(existsSync(`infra/docker/stand-ins/${name}.Dockerfile`)).toBe(true);
    }
  });

  it('keeps what a stage is called', () => {
    expect(withStandIns(`FROM node:24.1.0-slim@${digest} AS build\n`)).toBe('FROM northlight-stand-in/node AS build\n');
  });

  it('is missed where there is none', () => {
    expect(() => withStandIns(`    image: other/thing:1@${digest}\n`)).toThrow('Nothing stands in for other/thing');
  });
});
