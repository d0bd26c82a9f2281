import { describe, expect, it } from '@jest/globals';
import type { StreetMap } from '@northlight/contracts';
import { outlineOf, placeNames } from './map-lines.ts';

const aMap = (given: Partial<StreetMap>): StreetMap => ({
  door: [90, 70],
  streets: [],
  landmarks: [],
  waters: [],
  greens: [],
  ...given,
});

describe('the name of a street on the map', () => {
  it('stands in the middle of its longest straight part, turned along it', () => {
    const street = {
      name: 'Lamp Street',
      line: [
        [0, 20],
        [60, 20],
        [60, 30],
      ],
    } as const;
    expect(placeNames(aMap({ streets: [street] }))).toEqual([{ x: 30, y: 20, angle: 0 }]);
  });

  it('is never upside down', () => {
    const down = {
      name: 'North Avenue',
      line: [
        [40, 70],
        [40, 0],
      ],
    } as const;
    const back = {
      name: 'Mill Street',
      line: [
        [80, 10],
        [10, 10],
      ],
    } as const;
    expect(placeNames(aMap({ streets: [down, back] })).map(({ angle }) => angle)).toEqual([90, 0]);
  });

  it('keeps away from the house and from the words at a sign', () => {
    const street = {
      name: 'Demo Plaza',
      line: [
        [0, 40],
        [100, 40],
      ],
    } as const;
    const [place] = placeNames(aMap({ door: [50, 40], streets: [street] }));
    expect(place?.x).toBe(30);
    const parking = { name: 'Parking', at: [24, 40], kind: 'parking' } as const;
    const [further] = placeNames(aMap({ door: [50, 40], streets: [street], landmarks: [parking] }));
    expect(further?.x).toBe(70);
  });
});

describe('a shore on the map', () => {
  it('is closed and round', () => {
    expect(
      outlineOf([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z');
  });
});
