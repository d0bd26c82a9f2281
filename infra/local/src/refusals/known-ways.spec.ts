import { describe, expect, it } from '@jest/globals';
import type { HiddenWay } from './reachable-refusals.js';
import { handler, refusals } from './testing/jam-route.js';

describe('a way that is known', () => {
  const files = {
    'take-jam.handler.ts': handler('open();', { beside: "const open = () => { throw new Refusal('JAR_SEALED'); };" }),
  };
  const never = (code: string) => ({
    from: 'TakeJamHandler',
    to: 'open',
    never: [code],
    because: 'jars are opened before',
  });

  it('is not gone for the codes that are not met on it', () => {
    const known = refusals(files, [never('JAR_SEALED')]);
    expect([known.of('takeJam'), known.needless]).toEqual([[], []]);
  });

  it('is named when nothing needs it', () => {
    const known = refusals(files, [never('JAR_EMPTY')]);
    known.of('takeJam');
    expect(known.needless).toEqual(['JAR_EMPTY is not met from TakeJamHandler to open anyway']);
  });
});

describe('a way that the sources do not name', () => {
  const cellar = `
    export class Cellar { sealed() { throw new Refusal('JAR_SEALED'); } empty() { return 0; } }
    export class Attic { reached() { return 0; } }`;
  const files = {
    'cellar.ts': cellar,
    'take-jam.handler.ts': handler('return 0;', { beside: "import { Cellar } from './cellar.js';" }),
  };
  const way = (from: string, to: string): HiddenWay => ({ from, to, because: 'a library calls it' });

  it('is gone all the same', () => {
    const hidden = refusals(files, [], [way('TakeJamHandler.execute', 'Cellar.sealed')]);
    expect([hidden.of('takeJam').map(({ code }) => code), hidden.needless]).toEqual([['JAR_SEALED'], []]);
  });

  it.each([
    ['it leads to no code', way('TakeJamHandler.execute', 'Cellar.empty')],
    ['no route comes to its beginning', way('Attic.reached', 'Cellar.sealed')],
  ])('is named when nothing needs it: %s', (_, hidden) => {
    const known = refusals(files, [], [hidden]);
    known.of('takeJam');
    expect(known.needless).toEqual([expect.stringContaining(`from ${hidden.from} to ${hidden.to}`)]);
  });

  it('is named when the sources name it', () => {
    const named = {
      ...files,
      'take-jam.handler.ts': handler('return this.cellar.sealed();', {
        injects: 'private readonly cellar: Cellar',
        beside: "import { Cellar } from './cellar.js';",
      }),
    };
    const known = refusals(named, [], [way('TakeJamHandler.execute', 'Cellar.sealed')]);
    known.of('takeJam');
    expect(known.needless).toHaveLength(1);
  });
});
