import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allGuards } from './all-guards.js';
import { mutate } from './mutate.js';

const names = allGuards.map(({ name }) => name);

describe('the list of guards', () => {
  it('names each of them once, with a spec that is there, and each can be switched off', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(allGuards.filter(({ spec }) => !existsSync(spec))).toEqual([]);
    for (const guard of allGuards) {
      const text = readFileSync(guard.file, 'utf8');
      expect(mutate(text, guard)).not.toBe(text);
    }
  });

  it('knows every comment that says where a guard is', () => {
    const files = ['services/src', 'packages/event-store/src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const comments = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\s*\/\/ guard: (.+)$/gm)]);
    expect(comments.map(([, name]) => name).filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });
});
