import { describe, expect, it } from '@jest/globals';
import { drawnBars } from './bar-places.ts';
import type { ChartData } from './chart-data.ts';

/** Places of 10 pixels every 20, and a pixel for each; the line is at 100. */
const scales = {
  x: Object.assign((at: number) => at * 20, { bandwidth: () => 10 }),
  y: (of: number) => 100 - of,
  base: 100,
};
const place = (key: string, ...values: number[]) => ({ key, tick: key, words: key, values });
const data: ChartData = {
  series: [
    { name: 'placed', look: 'main' },
    { name: 'cancelled', look: 'hollow' },
  ],
  places: [place('Mon', 40, 1), place('Tue', 0, 0)],
  axisText: String,
};

describe('the bars of a chart', () => {
  it('stand beside each other on their line; nothing has no bar, and the least is still seen', () => {
    expect(drawnBars(data, scales)).toEqual([
      { key: 'Mon placed', look: 'main', x: 0, y: 60, width: 5, height: 40 },
      { key: 'Mon cancelled', look: 'hollow', x: 5, y: 98, width: 5, height: 2 },
    ]);
  });

  it('stand before one another where one is a part of the other', () => {
    expect(drawnBars({ ...data, layout: 'within' }, scales).map(({ x, width }) => [x, width])).toEqual([
      [0, 10],
      [0, 10],
    ]);
  });
});
