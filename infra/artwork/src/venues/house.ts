import { type Inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import type { Sheet } from '../kit/sheet.js';

const TEETH = 5;
const TOOTH = 136;
const WIDE = TEETH * TOOTH;
const WALL = 190;

const tooth = (at: number): string => {
  const x = at * TOOTH - WIDE / 2;
  return `M${x} ${-WALL}V${-WALL - 104}L${x + TOOTH} ${-WALL}Z`;
};

/** Light goes up from the roof and fades; every tooth is glass. */
const roof = (sheet: Sheet, ink: Inks): string => {
  const glass = sheet.linear([
    [0, ink.fade, 0.9],
    [0.5, ink.light],
    [1, ink.white],
  ]);
  const beam = sheet.linear([
    [0, ink.light, 0],
    [1, ink.light, 0.3],
  ]);
  const mullions = many(TEETH * 4, (at) => {
    const x = (at * TOOTH) / 4 - WIDE / 2;
    return `M${x} ${-WALL}V${-WALL - 104 * (1 - (at % 4) / 4)}`;
  });
  const beams = many(TEETH, (at) => {
    const x = at * TOOTH - WIDE / 2;
    return `<path d="M${x} ${-WALL - 60}l${(at - 2) * 34 - 20} -430h150l-30 430Z" fill="${beam}"/>`;
  });
  return [
    `<g filter="${sheet.blur(14, 4, 8)}" style="mix-blend-mode:screen">${beams}</g>`,
    glow(sheet, { x: 0, y: -WALL - 30, r: WIDE * 0.75, ry: 200, colour: ink.light, opacity: 0.45 }),
    many(TEETH, (at) => `<path d="${tooth(at)}" fill="${glass}"/>`),
    line(mullions, { colour: ink.deep, width: 3, opacity: 0.65 }),
    line(many(TEETH, tooth), { colour: ink.deep, width: 6 }),
  ].join('');
};

/** The house of every venue: a dark hall under a saw-tooth roof of north light, a warm lamp over its one tall door. */
export const house = (sheet: Sheet, ink: Inks, place: Place): string =>
  put(
    [
      roof(sheet, ink),
      rimmed(sheet, box(-WIDE / 2 - 14, -WALL, [WIDE + 28, WALL]), {
        body: mix(ink.deep, ink.dusk, 0.16),
        light: ink.light,
        dx: 0,
        dy: 4,
      }),
      many(4, (at) =>
        fill(
          box([-300, -190, 118, 228][at] ?? 0, -132, [74, 96]),
          [ink.light, ink.fade, ink.light, ink.fade][at] ?? ink.light,
          0.55,
        ),
      ),
      fill(box(-58, -150, [116, 150]), '#ffe2b4'),
      fill(box(-58, -150, [116, 150]), LAMP, 0.45),
      line(`${box(-58, -150, [116, 150])}M0 -150V0`, { colour: ink.deep, width: 5 }),
      glow(sheet, { x: 0, y: -80, r: 260, ry: 190, colour: LAMP, opacity: 0.7 }),
      fill(disc(0, -168, 9), '#fff0d4'),
    ].join(''),
    place,
  );

/** Guests on the wet pavement before the door. */
export const guests = (sheet: Sheet, ink: Inks, x: number): string =>
  [
    family(sheet, ink, { x: x - 120, y: 800, scale: 1.35 }),
    visitor(sheet, ink, { who: 'coat', x: x + 170, y: 770, scale: 1.2 }),
    visitor(sheet, ink, { who: 'adult', x: x + 215, y: 772, scale: 1.24 }),
  ].join('');
