import { describe, expect, it } from '@jest/globals';
import { refusalBreaches } from './route-refusals.js';
import { handler, refusals } from './testing/jam-route.js';

const reached = (files: Record<string, string>): string[] =>
  refusals(files)
    .of('takeJam')
    .map(({ code }) => code)
    .sort();

describe('a route whose handler can refuse with a code', () => {
  const files = { 'take-jam.handler.ts': handler("if (spoons > 9) throw new Refusal('TOO_SWEET');") };
  const takeJam = { name: 'takeJam', implied: [] };

  it('that it does not state is named, with the way there', () => {
    expect(refusalBreaches([{ ...takeJam, own: [] }], refusals(files))).toEqual([
      'takeJam does not state TOO_SWEET, see JamController.take > TakeJamHandler.execute',
    ]);
  });

  it('is fine when it states it, or when it follows', () => {
    expect(refusalBreaches([{ ...takeJam, own: ['TOO_SWEET'] }], refusals(files))).toEqual([]);
    expect(refusalBreaches([{ ...takeJam, own: [], implied: ['TOO_SWEET'] }], refusals(files))).toEqual([]);
  });

  it('states none that nothing refuses with, and none twice', () => {
    const route = { ...takeJam, own: ['TOO_SWEET', 'NO_SPOON'], implied: ['TOO_SWEET'] };
    expect(refusalBreaches([route], refusals(files))).toEqual([
      'takeJam states NO_SPOON and never says it',
      'takeJam states TOO_SWEET, which follows',
    ]);
  });
});

describe('a refusal is found', () => {
  it('behind a port, in all classes that stand for it', () => {
    const files = {
      'jars.ts': `
        import { Jar } from './jar.js';
        export abstract class Jars { abstract jar(nr: number): Promise<Jar>; }`,
      'jar.ts': "export class Jar { open() { throw new Refusal('JAR_SEALED'); } }",
      'stored-jars.ts': `
        import { Jars } from './jars.js';
        export class StoredJars extends Jars { async jar() { throw new Refusal('JAR_EMPTY'); } }`,
      'take-jam.handler.ts': handler('const jar = await this.jars.jar(1); jar.open();', {
        injects: 'private readonly jars: Jars',
        beside: "import { Jars } from './jars.js';",
      }),
    };
    expect(reached(files)).toEqual(['JAR_EMPTY', 'JAR_SEALED']);
  });

  it('in a package of the house, by whichever entry', () => {
    const files = {
      'packages/jars/src/index.ts': "export { Jar } from './jar.js';",
      'packages/jars/src/jar.ts': "export class Jar { open() { throw new Refusal('JAR_SEALED'); } }",
      'packages/jars/src/spoons/index.ts': "export const spoon = () => { throw new Refusal('NO_SPOON'); };",
      'take-jam.handler.ts': handler('this.jar.open(); return spoon();', {
        injects: 'private readonly jar: Jar',
        beside: "import { Jar } from '@northlight/jars'; import { spoon } from '@northlight/jars/spoons';",
      }),
    };
    expect(reached(files)).toEqual(['JAR_SEALED', 'NO_SPOON']);
  });

  it('in the row of a decider for this command, and not in its other rows', () => {
    const files = {
      'jar.ts': `
        import { lidRows } from './lid.js';
        export const jar = decider({
          decide: { Fill: () => { throw new Refusal('JAR_FULL'); }, ...lidRows },
        });`,
      'lid.ts': "export const lidRows = { Open: () => { throw new Refusal('JAR_SEALED'); } };",
      'take-jam.handler.ts': handler("work.apply(jar, 'jar-1', { type: 'Open' });", {
        beside: "import { jar } from './jar.js';",
      }),
    };
    expect(reached(files)).toEqual(['JAR_SEALED']);
  });

  it('where a function is handed on, in what it is given, and in tables', () => {
    const files = {
      'cellar.ts': `
        import { Shelf } from './shelf.js';
        export class Cellar { within(work: (shelf: Shelf) => void) {} }`,
      'shelf.ts': `
        const missing = { jam: 'JAR_EMPTY', honey: 'TOO_SWEET' };
        export class Shelf { take(what: string) { throw new Refusal(missing[what]); } }`,
      'take-jam.handler.ts': handler('this.cellar.within((shelf) => shelf.take("jam"));', {
        injects: 'private readonly cellar: Cellar',
        beside: "import { Cellar } from './cellar.js';",
      }),
    };
    expect(reached(files)).toEqual(['JAR_EMPTY', 'TOO_SWEET']);
  });

  it('in a guard, and in what decorates a parameter', () => {
    const files = {
      'spoon.ts': `
        export class SpoonGuard { canActivate() { throw new Refusal('NO_SPOON'); } }
        export const AskedJar = createParamDecorator(() => { throw new Refusal('JAR_EMPTY'); });`,
      'jam.controller.ts': `
        import { AskedJar, SpoonGuard } from './spoon.js';
        @UseGuards(SpoonGuard)
        export class JamController { @Endpoint(jamRoutes.takeJam) take(@AskedJar() jar: Jar) {} }`,
    };
    expect(reached(files)).toEqual(['JAR_EMPTY', 'NO_SPOON']);
  });
});

describe('a refusal that is caught', () => {
  const trying = (handling: string): string[] =>
    reached({
      'take-jam.handler.ts': handler(`try { open(); } catch (error) { ${handling} }`, {
        beside: `
          class Sealed extends Refusal { constructor() { super('JAR_SEALED'); } }
          const open = () => { if (stuck) throw new Sealed(); throw new Refusal('JAR_EMPTY'); };`,
      }),
    });

  it('goes no further', () => {
    expect(trying('return undefined;')).toEqual([]);
    expect(trying('if (!(error instanceof Refusal)) throw error; return 0;')).toEqual([]);
    expect(trying('if (error instanceof Sealed) return 0; throw error;')).toEqual(['JAR_EMPTY']);
    expect(trying("if (error instanceof Refusal) throw new Refusal('NO_SPOON'); throw error;")).toEqual(['NO_SPOON']);
  });

  it('goes on where it is thrown again, returned or handed on', () => {
    const both = ['JAR_EMPTY', 'JAR_SEALED'];
    for (const handling of ['log(1); throw error;', 'return error;', 'refused(error);'])
      expect(trying(handling)).toEqual(both);
  });
});
