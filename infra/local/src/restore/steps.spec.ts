import { describe, expect, it } from '@jest/globals';
import { Steps } from './steps.js';

describe('a program that looks at a copy', () => {
  it('that does not come to its end is wrong, whatever it has found until then', async () => {
    const steps = new Steps(() => undefined);
    await steps.ofTool('no-such-tool', process.env, []);
    expect(steps.all).toEqual([
      { name: 'the copy is looked at to the end', seconds: 0, wrong: [expect.stringContaining('no-such-tool')] },
    ]);
  });
});
