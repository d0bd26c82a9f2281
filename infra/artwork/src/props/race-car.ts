import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { ridge } from '../kit/land.js';
import { box, disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import * as car from '../shapes/race-car.js';

export const ink: Inks = { ...inks.indigo, light: '#69e6f0', fade: '#5b6cf0', dusk: '#22386f' };

export const body = mix(ink.deep, ink.dusk, 0.22);

const wheel = (x: number, r: number): string =>
  [
    fill(disc(x, -r, r), mix(ink.deep, '#000000', 0.4)),
    line(`M${x - r * 0.96} ${-r * 1.1}A${r} ${r} 0 0 1 ${x + r * 0.6} ${-r * 1.8}`, { colour: ink.light, width: 4 }),
    line(disc(x, -r, r * 0.56), { colour: ink.light, width: 3.4, opacity: 0.7 }),
    many(6, (at) =>
      line(`M${x} ${-r}L${x + Math.cos(at * 1.047) * r * 0.5} ${-r + Math.sin(at * 1.047) * r * 0.5}`, {
        colour: ink.fade,
        width: 5,
      }),
    ),
    fill(disc(x, -r, r * 0.15), ink.white),
  ].join('');

export const racer = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 420, y: -8, r: 640, ry: 54, colour: ink.light, opacity: 0.6 }),
      rimmed(sheet, car.carWings, { body, light: ink.light, dx: 0, dy: 4 }),
      rimmed(sheet, car.carHelmet, { body: mix(body, ink.fade, 0.3), light: ink.white, dx: 3, dy: 4 }),
      fill(car.carVisor, LAMP),
      rimmed(sheet, car.carBody, { body, light: ink.white, dx: 1, dy: 5 }),
      fill(car.carSide, ink.fade, 0.55),
      line('M60 -68C200 -104 420 -120 560 -116', { colour: ink.light, width: 3, opacity: 0.8 }),
      wheel(190, 66),
      wheel(744, 72),
      fill(box(902, -150, [12, 26]), LAMP),
      glow(sheet, { x: 912, y: -138, r: 110, ry: 70, colour: LAMP, opacity: 0.9 }),
    ].join(''),
    place,
  );

/** Light drawn out by speed, parallel to the horizon. */
export const streaks = (sheet: Sheet, count: number, band: readonly [number, number]): string =>
  many(count, () => {
    const [x, y] = [sheet.random.between(-200, sheet.width), sheet.random.between(band[0], band[1])];
    const long = sheet.random.between(120, 560);
    const colour = [ink.light, ink.fade, ink.white][Math.floor(sheet.random.next() * 3)] ?? ink.light;
    const shine = sheet.linear(
      [
        [0, colour, 0],
        [0.5, colour, 1],
        [1, colour, 0],
      ],
      -90,
    );
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(1)}" width="${long.toFixed(0)}" height="${sheet.random.between(1.5, 5).toFixed(1)}" fill="${shine}" opacity="${sheet.random.between(0.15, 0.7).toFixed(2)}"/>`;
  });

/** Stands full of lights, and the lamps above them. */
export const stands = (sheet: Sheet): string =>
  [
    ridge(sheet, { base: HORIZON + 2, height: 70, rough: 3, colour: mix(ink.deep, ink.dusk, 0.45) }),
    many(160, () =>
      fill(
        disc(
          sheet.random.between(0, sheet.width),
          sheet.random.between(HORIZON - 52, HORIZON - 8),
          sheet.random.between(1, 2.2),
        ),
        ink.white,
        sheet.random.between(0.2, 0.8),
      ),
    ),
    many(5, (at) => {
      const x = 120 + at * 320;
      return (
        line(`M${x} ${HORIZON}V${HORIZON - 210}`, { colour: ink.deep, width: 6 }) +
        fill(box(x - 44, HORIZON - 232, [88, 26]), ink.deep) +
        many(4, (lamp) => fill(disc(x - 32 + lamp * 21, HORIZON - 219, 7), ink.white)) +
        glow(sheet, { x, y: HORIZON - 219, r: 120, colour: ink.light, opacity: 0.55 })
      );
    }),
  ].join('');

export const kerb = (y: number, width: number): string =>
  many(Math.ceil(width / 90), (at) => fill(`M${at * 90} ${y}h45l-14 16h-45Z`, ink.white, 0.75));

export const nose = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 0, y: 0, r: 480, ry: 60, colour: ink.light, opacity: 0.6 }),
      rimmed(sheet, car.carRearWing, { body, light: ink.light, dx: 0, dy: 4 }),
      line(car.carArms, { colour: ink.light, width: 7, opacity: 0.6 }),
      many(2, (at) => {
        const x = at === 0 ? -292 : 200;
        return rimmed(sheet, `M${x + 14} -150h64q14 0 14 16v118q0 16 -14 16h-64q-14 0 -14 -16v-118q0 -16 14 -16Z`, {
          body: '#020306',
          light: ink.light,
          dx: 0,
          dy: 5,
        });
      }),
      rimmed(sheet, car.carFront, { body, light: ink.white, dx: 0, dy: 4 }),
      fill('M-22 -196C-22 -216 22 -216 22 -196L18 -176H-18Z', LAMP),
      fill(box(-300, -30, [600, 5]), ink.light),
      fill('M-10 -150L10 -150L22 -44L-22 -44Z', ink.fade, 0.7),
    ].join(''),
    place,
  );
