import { type Inks, LAMP, mix } from '../kit/inks.js';
import { disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import * as city from '../shapes/cities.js';
import { slab, stepped, windows } from '../shapes/landmarks.js';

/** A silhouette on the horizon, its edge lit. */
export const far = (sheet: Sheet, ink: Inks, [shape, place]: readonly [string, Place]): string =>
  put(
    rimmed(sheet, shape, { body: mix(ink.deep, ink.dusk, 0.14), light: mix(ink.light, ink.dusk, 0.1), dx: 2.5, dy: 3 }),
    { y: HORIZON, ...place },
  );

/** Lit windows in a wall. */
export const lit = (sheet: Sheet, place: Place, wall: { columns: number; rows: number }): string =>
  put(
    fill(
      windows(() => sheet.random.next() < 0.4, { x: 0, y: 0, ...wall }),
      mix('#ffffff', LAMP, 0.6),
      0.8,
    ),
    place,
  );

/** A row of high houses from one place to another. */
export const towers = (sheet: Sheet, ink: Inks, [from, to, tall]: readonly [number, number, number]): string =>
  many(Math.round((to - from) / 92), (at) => {
    const x = from + at * 92;
    const scale = tall * sheet.random.between(0.6, 1.15);
    return (
      far(sheet, ink, [at % 3 === 1 ? stepped : slab, { x, scale }]) +
      lit(sheet, { x: x - 26 * scale, y: HORIZON - 218 * scale, scale }, { columns: 5, rows: 14 })
    );
  });

/** Water that falls over a rock. */
export const falls = (ink: Inks): string =>
  [
    fill(`M-20 ${HORIZON}V420L60 404L380 410L420 ${HORIZON}Z`, mix(ink.deep, ink.dusk, 0.35)),
    fill(`M60 ${HORIZON}L70 410H370L384 ${HORIZON}Z`, mix(ink.light, ink.dusk, 0.35)),
    many(30, (at) =>
      line(`M${78 + at * 9.8} ${412 + (at % 3) * 5}L${70 + at * 10.4} ${HORIZON}`, {
        colour: ink.white,
        width: 2 + (at % 4),
        opacity: 0.2 + (at % 5) * 0.12,
      }),
    ),
    many(9, (at) => fill(disc(80 + at * 38, HORIZON - 4, 26), ink.white, 0.22)),
  ].join('');

/** Fires in braziers on the water, nearest to us. */
export const fires = (sheet: Sheet): string =>
  many(5, (at) => {
    const near = 0.8 + (at % 3) * 0.35;
    return put(
      glow(sheet, { x: 0, y: -60, r: 190, colour: LAMP, opacity: 0.85 }) +
        fill(city.flame, LAMP) +
        put(fill(city.flame, '#fff0d4'), { y: -14, scale: 0.5 }) +
        fill(city.brazier, '#05060a'),
      { x: 90 + at * 330, y: 860 + (at % 3) * 34, scale: near },
    );
  });
