import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';

const root = 'services/src/contexts';

/** The operations of each folder of a use case, as its controllers name them. */
function operationsByFolder(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const folder = /^(.*\/features\/[^/]+)\/[^/]+\.ts$/.exec(file.replaceAll('\\', '/'))?.[1];
    if (folder === undefined || file.endsWith('.spec.ts')) continue;
    for (const [, name = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/@Endpoint\(\w+\.(\w+)\)/g))
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
  }
  return folders;
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .split('-');

/** In the room of candidates `send-file` is `sendCandidateFile`: what the room says is left out. */
const isNameOf = (folder: string, operation: string): boolean => {
  const left = wordsOf(operation);
  const words = wordsOf(folder.split('/').at(-1) ?? '');
  return words.every((word) => left.splice(0, left.findIndex((one) => one.startsWith(word)) + 1).length > 0);
};

describe('a use case', () => {
  const folders = operationsByFolder();

  it('has one name: its folder says it as fronts call it', () => {
    const single = [...folders].filter(([, operations]) => operations.size === 1);
    expect(single.length).toBeGreaterThan(100);
    expect(single.filter(([folder, [operation = '']]) => !isNameOf(folder, operation))).toEqual([]);
  });

  it('is told apart from one of another name', () => {
    expect(isNameOf('frontends/features/show-channels', 'listChannels')).toBe(false);
    expect(isNameOf('franchise/features/send-file', 'sendCandidateFile')).toBe(true);
  });

  it('is in the services wherever the API states one', () => {
    const served = new Set([...folders.values()].flatMap((operations) => [...operations]));
    const beside = apiRoutes.map(({ name }) => name).filter((name) => !served.has(name));
    expect(beside).toEqual([]);
  });
});
