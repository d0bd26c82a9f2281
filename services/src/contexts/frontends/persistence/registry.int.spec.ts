import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyChannel, steer } from '../domain/channel.js';
import { aShell } from '../testing/builders.js';
import { FrontendsApp } from '../testing/frontends-app.js';
import { type Change, Registry } from './registry.repository.js';

let app: FrontendsApp;
let registry: Registry;
const first = aShell();
const second = aShell({ build: 'bbbbbbbbbb' });
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  app = await FrontendsApp.start();
  registry = app.part(Registry);
  for (const release of [first, second]) await registry.add(release, at);
});
afterAll(() => app.stop());

const promotion = (release: string, before: Change['before']): Change => {
  const after = steer(before, { action: 'promote', release, percent: 100 });
  return { before, after, action: 'promote', who: 'a story', at };
};

describe('two changes that start from the same revision', () => {
  it.each([0, 1])('move the channel once, from revision %i', async (revision) => {
    const before = (await registry.channel('shell')) ?? emptyChannel('shell');
    expect(before.revision).toBe(revision);
    const rivals = revision === 0 ? [first.id, second.id] : [otherThan(before.stable), otherThan(before.stable)];

    const ends = await Promise.allSettled(rivals.map((release) => registry.move(promotion(release, before))));

    const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(lost).toMatchObject([{ code: 'FRONT_MOVED' }]);
    expect((await registry.channel('shell'))?.revision).toBe(revision + 1);
  });
});

const otherThan = (stable: string | null): string => (stable === first.id ? second.id : first.id);
