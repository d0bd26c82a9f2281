import { describe, expect, it } from '@jest/globals';
import { folderCycles } from './folder-cycles.js';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((target) => `import { x } from '${target}';`).join('\n'),
});
const platform = (path: string, ...imports: string[]) => file(`services/src/platform/${path}`, ...imports);

describe('folders of the platform', () => {
  it('may need each other in one direction', () => {
    expect(
      folderCycles([
        platform('http/a.ts', '../config/b.js', '../queues/c.js'),
        platform('queues/c.ts', '../config/b.js'),
      ]),
    ).toEqual([]);
  });

  it('are refused in a cycle, which is told once', () => {
    expect(
      folderCycles([
        platform('http/a.ts', '../queues/c.js'),
        platform('queues/c.ts', '../config/b.js'),
        platform('config/b.ts', '../http/a.js'),
      ]),
    ).toEqual([
      'services/src/platform: folders in a cycle: config needs http (b.ts), http needs queues (a.ts), queues needs config (c.ts)',
    ]);
  });

  it('are refused where only folders below them meet', () => {
    expect(
      folderCycles([
        platform('event-store/consume/a.ts', '../../database/deep/b.js'),
        platform('database/c.ts', '../event-store/append/d.js'),
      ]),
    ).toHaveLength(1);
  });

  it('are seen through types, exports and imports on demand', () => {
    const text = ["import type { X } from '../b/b.js';", "export * from '../b/b.js';", "void import('../b/b.js');"];
    for (const line of text)
      expect(
        folderCycles([{ path: 'packages/p/src/a/a.ts', text: line }, file('packages/p/src/b/b.ts', '../a/a.js')]),
      ).toHaveLength(1);
  });

  it('may be used by tests, by the file that wires them, and by comments', () => {
    expect(
      folderCycles([
        platform('http/a.ts', '../queues/c.js'),
        platform('queues/c.spec.ts', '../http/a.js'),
        platform('queues/testing/d.ts', '../http/a.js'),
        platform('index.ts', './http/a.js'),
        { path: 'services/src/platform/queues/e.ts', text: "// import { x } from '../http/a.js';" },
      ]),
    ).toEqual([]);
  });
});

describe('folders of a room and of a package', () => {
  it.each(['services/src/contexts/a', 'packages/a/src'])('are refused in a cycle: %s', (base) => {
    expect(
      folderCycles([file(`${base}/jobs/a.ts`, '../mails/b.js'), file(`${base}/mails/b.tsx`, '../jobs/a.ts')]),
    ).toEqual([`${base}: folders in a cycle: jobs needs mails (a.ts), mails needs jobs (b.tsx)`]);
  });
});
