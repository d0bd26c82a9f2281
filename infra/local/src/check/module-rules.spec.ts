import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

describe('a module of a room', () => {
  const imports = (count: number) => "import { A } from './a.js';\n".repeat(count);

  it.each(['booking/booking.module.ts', 'booking/selling/selling.module.ts', 'booking/booking.worker.ts'])(
    'has 40 imports and no more: %s',
    (file) => {
      const path = `services/src/contexts/${file}`;
      expect(breachesOf({ path, text: imports(40) })).toEqual([]);
      expect(breachesOf({ path, text: imports(41) })).toEqual([
        `${path}: has 41 imports: 40 are the most; give a part of the room a module of its own`,
      ]);
    },
  );
});

describe('a controller', () => {
  const importing = (path: string) =>
    breachesOf({
      path: `services/src/contexts/a/${path}`,
      text: "import { TakeJam, TakeJamController } from './features/take-jam/take-jam.js';",
    });

  it('is imported by the module that registers it, and by nobody else', () => {
    expect(importing('a.module.ts')).toEqual([]);
    expect(importing('index.ts')).toEqual([
      'services/src/contexts/a/index.ts: imports TakeJamController: only the module that registers a controller does',
    ]);
  });
});
