import { type Inks, mix } from '../kit/inks.js';
import { fill, glow, line, many, times } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';

/** Where things are in a hall: -1 to 1 across, 0 (floor) to 1 (ceiling) up, 0 (here) to 1 (the far wall) away. */
type Spot = readonly [across: number, up: number, away: number];

/** Half the width, and the height, of the hall's near and far openings. */
export interface Hall {
  readonly centre: number;
  readonly far: { readonly half: number; readonly tall: number };
}

const near = { half: 1020, foot: 1120, tall: 1400 };

/** Where a spot of the hall lies on the sheet. */
export const spotIn =
  ({ centre, far }: Hall) =>
  ([across, up, away]: Spot): readonly [x: number, y: number] => {
    const foot = near.foot + (HORIZON - near.foot) * away;
    const tall = near.tall + (far.tall - near.tall) * away;
    const half = near.half + (far.half - near.half) * away;
    return [Math.round(centre + across * half), Math.round(foot - up * tall)];
  };

/** A closed shape through spots of the hall. */
export const pane = (hall: Hall, spots: readonly Spot[]): string =>
  `M${spots.map((spot) => spotIn(hall)(spot).join(' ')).join('L')}Z`;

/** Depths that look evenly spaced to somebody who stands in the hall, the nearest first. */
export const depths = (count: number, reach = 5): number[] =>
  times(count, (at) => {
    const away = (reach * (at + 0.35)) / count;
    return (away / (1 + away)) * ((1 + reach) / reach);
  });

/** Floor, walls and ceiling of a dark hall whose light comes from its far end. */
export const shell = (sheet: Sheet, ink: Inks, hall: Hall): string => {
  const fading = (from: number, to: number, turn: number) =>
    sheet.linear(
      [
        [0, mix(ink.dusk, ink.deep, from)],
        [1, mix(ink.dusk, ink.deep, to)],
      ],
      turn,
    );
  const side = (across: number) =>
    pane(hall, [
      [across, 0, 0],
      [across, 1, 0],
      [across, 1, 1],
      [across, 0, 1],
    ]);
  const level = (up: number) =>
    pane(hall, [
      [-1, up, 0],
      [1, up, 0],
      [1, up, 1],
      [-1, up, 1],
    ]);
  return [
    `<path d="${level(1)}" fill="${fading(0.96, 0.66, 0)}"/>`,
    `<path d="${side(-1)}" fill="${fading(0.9, 0.42, -90)}"/>`,
    `<path d="${side(1)}" fill="${fading(0.9, 0.42, 90)}"/>`,
    `<path d="${level(0)}" fill="${fading(0.3, 0.9, 0)}"/>`,
  ].join('');
};

/** The far end's light on the floor, and the boards that lead to it. */
export const boards = (sheet: Sheet, ink: Inks, hall: Hall): string => {
  const leading = many(9, (at) => {
    const across = -1 + at / 4;
    const [x, y] = spotIn(hall)([across, 0, 0]);
    const [farX, farY] = spotIn(hall)([across, 0, 1]);
    return `M${x} ${y}L${farX} ${farY}`;
  });
  return [
    line(leading, { colour: ink.deep, width: 2, opacity: 0.4 }),
    glow(sheet, { x: hall.centre, y: HORIZON + 90, r: hall.far.half * 1.5, ry: 260, colour: ink.light, opacity: 0.5 }),
  ].join('');
};

export type Roof = 'glass' | 'ribs' | 'arches' | 'beams';

const glass = (ink: Inks, hall: Hall): string =>
  depths(6)
    .map((away, at) => {
      const band = pane(hall, [
        [-0.86, 1, away],
        [0.86, 1, away],
        [0.86, 1, away + 0.05],
        [-0.86, 1, away + 0.05],
      ]);
      return fill(band, mix(ink.fade, ink.light, at / 5), 0.35 + at * 0.1);
    })
    .join('');

/** One bow from wall to wall at a depth; `crown` is how far up its middle is, pointed or round. */
const bow = (hall: Hall, away: number, { crown, isRound }: { crown: number; isRound: boolean }): string => {
  const spot = spotIn(hall);
  const at = (across: number, up: number) => spot([across, up, away]).join(' ');
  const [left, right, top] = [at(-1, 0.3), at(1, 0.3), at(0, crown)];
  if (isRound)
    return `M${at(-1, 0)}L${left}C${at(-1, crown)} ${at(-0.6, crown)} ${top}C${at(0.6, crown)} ${at(1, crown)} ${right}L${at(1, 0)}`;
  return `M${at(-1, 0)}L${left}Q${at(-0.8, crown * 0.86)} ${top}Q${at(0.8, crown * 0.86)} ${right}L${at(1, 0)}`;
};

const bows = (ink: Inks, hall: Hall, isRound: boolean): string =>
  depths(7)
    .map((away, at) =>
      line(bow(hall, away, { crown: isRound ? 0.96 : 1, isRound }), {
        colour: mix(ink.deep, ink.light, 0.12 + at * 0.09),
        width: 30 - at * 4,
        opacity: 0.95,
      }),
    )
    .join('');

const beams = (ink: Inks, hall: Hall): string =>
  depths(7)
    .map((away, at) => {
      const spot = spotIn(hall);
      const [a, b, c, d] = [
        [-1, 0, away],
        [-1, 0.9, away],
        [1, 0.9, away],
        [1, 0, away],
      ].map((one) => spot(one as unknown as Spot).join(' '));
      return line(`M${a}L${b}L${c}L${d}`, { colour: mix(ink.deep, ink.light, 0.1 + at * 0.08), width: 26 - at * 3.4 });
    })
    .join('');

/** What carries the roof: panes of north light, the ribs of a boat, round arches, or beams. */
export const roofOf = (kind: Roof, ink: Inks, hall: Hall): string => {
  if (kind === 'glass') return glass(ink, hall);
  if (kind === 'beams') return beams(ink, hall);
  return bows(ink, hall, kind === 'arches');
};
