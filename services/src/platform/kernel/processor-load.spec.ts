import { describe, expect, it } from '@jest/globals';
import { ProcessorLoad, yieldToAnswers } from './processor-load.js';

/** A machine of two processors that is looked at each second: how much of that second was free. */
function machine(...freeSeconds: number[]): ProcessorLoad {
  const samples = [0, ...freeSeconds].map((_, nth) => ({
    at: nth * 1000,
    free: freeSeconds.slice(0, nth).reduce((all, one) => all + one * 1000, 0),
    whole: nth * 2000,
  }));
  return new ProcessorLoad(() => samples.shift() as (typeof samples)[number]);
}

/** Whether work goes on before the next timer. */
const goesOn = (load: ProcessorLoad): Promise<boolean> =>
  Promise.race([
    yieldToAnswers(load).then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);

describe('the load of the processors', () => {
  it('is told by the share that was free since the last look', () => {
    const load = machine(2, 0.5, 0);
    expect([load.freeShare(), load.freeShare(), load.freeShare()]).toEqual([1, 0.25, 0]);
  });

  it('stays as it was until enough has passed to tell', () => {
    const looks = [
      { at: 0, free: 0, whole: 0 },
      { at: 100, free: 0, whole: 200 },
      { at: 300, free: 0, whole: 600 },
    ];
    const load = new ProcessorLoad(() => looks.shift() as (typeof looks)[number]);
    expect([load.freeShare(), load.freeShare()]).toEqual([1, 0]);
  });

  it('lets background work wait while answers need it, and only then', async () => {
    const [calm, busy] = [machine(1), machine(0.2)];
    expect([await goesOn(calm), await goesOn(busy)]).toEqual([true, false]);
  });
});
