import { LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, limbs, line, many, put, rimmed } from '../kit/marks.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { body, ink, kerb, nose, racer, stands, streaks } from '../props/race-car.js';
import * as car from '../shapes/race-car.js';
import type { Subject } from '../subject.js';

const track = (sheet: Sheet, light: number, cast: { body?: string; front: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 620 },
    stars: 60,
    curtains: [{ from: light - 700, to: light + 600, hem: 230, rays: 220, strength: 0.55 }],
    body: stands(sheet) + (cast.body ?? ''),
    front: cast.front,
  });

const main = (sheet: Sheet): string =>
  track(sheet, 360, {
    front: [
      kerb(716, 1500),
      streaks(sheet, 30, [700, 900]),
      racer(sheet, { x: 250, y: 862, scale: 1.22 }),
      streaks(sheet, 16, [880, 985]),
    ].join(''),
  });

const road = (sheet: Sheet): string =>
  many(9, (at) =>
    line(`M${sheet.width / 2 + (at - 4) * 14} ${HORIZON}L${sheet.width / 2 + (at - 4) * 330} 1000`, {
      colour: at % 8 === 0 ? ink.white : ink.light,
      width: 3,
      opacity: at % 8 === 0 ? 0.8 : 0.18,
    }),
  );

const square = (sheet: Sheet): string =>
  track(sheet, 500, { front: road(sheet) + nose(sheet, { x: 500, y: 900, scale: 1.32 }) });

/** Five lamps above the grid; the cars wait. */
const grid = (sheet: Sheet): string =>
  track(sheet, 750, {
    front: [
      fill(box(330, 130, [840, 30]), ink.deep),
      line('M340 130V700M1160 130V700', { colour: ink.deep, width: 22 }),
      many(5, (at) => {
        const x = 470 + at * 140;
        return (
          fill(box(x - 44, 150, [88, 150]), ink.deep) +
          line(box(x - 44, 150, [88, 150]), { colour: ink.light, width: 2, opacity: 0.6 }) +
          fill(disc(x, 192, 26), LAMP) +
          fill(disc(x, 258, 26), LAMP) +
          glow(sheet, { x, y: 225, r: 110, colour: LAMP, opacity: 0.5 })
        );
      }),
      road(sheet),
      nose(sheet, { x: 980, y: 760, scale: 0.5 }),
      nose(sheet, { x: 560, y: 900, scale: 0.95 }),
    ].join(''),
  });

/** The driver: the whole track in one visor. */
const driver = (sheet: Sheet): string => {
  const shine = sheet.linear([
    [0, ink.night],
    [0.42, ink.fade],
    [0.56, ink.white],
    [0.6, ink.dusk],
    [1, ink.deep],
  ]);
  return track(sheet, 420, {
    front: put(
      [
        rimmed(sheet, 'M-330 420C-320 260 -240 190 -140 170H160C270 200 350 280 360 420Z', {
          body,
          light: ink.light,
          dx: 3,
          dy: 5,
        }),
        rimmed(sheet, car.helmet, { body, light: ink.light, dx: 5, dy: 6 }),
        `<path d="${car.visor}" fill="${shine}"/>`,
        line(car.visor, { colour: ink.white, width: 4, opacity: 0.8 }),
        fill('M-150 60L-70 -16L-50 -16L40 56Z', ink.deep, 0.55),
        many(5, (at) => fill(disc(-190 + at * 64, -44 + at * 3, 6), LAMP)),
        line('M60 -210C140 -190 200 -120 214 -20', { colour: ink.fade, width: 16, opacity: 0.8 }),
        fill(disc(128, -10, 16), ink.light, 0.7),
      ].join(''),
      { x: 860, y: 530, scale: 1.25 },
    ),
  });
};

/** From the seat: two hands, a wheel, the bend ahead. */
const seat = (sheet: Sheet): string =>
  track(sheet, 900, {
    front: [
      fill('M120 1000C420 800 760 720 872 664L934 664C960 740 1180 860 1390 1000Z', mix(ink.deep, ink.dusk, 0.35)),
      line('M120 1000C420 800 760 720 872 664M1390 1000C1180 860 960 740 934 664', {
        colour: ink.white,
        width: 6,
        opacity: 0.85,
      }),
      line('M760 1000C800 860 850 740 902 664', { colour: ink.light, width: 4, opacity: 0.7, dash: '40 30' }),
      rimmed(sheet, 'M430 1010C440 860 520 800 620 792H880C980 800 1060 860 1070 1010Z', {
        body: ink.deep,
        light: ink.light,
        dx: 0,
        dy: 5,
      }),
      fill(box(640, 826, [220, 70]), ink.dusk),
      many(11, (at) => fill(disc(655 + at * 19, 812, 6), at < 7 ? ink.light : LAMP)),
      line('M660 878L700 850L740 866L790 838L840 848', { colour: ink.white, width: 4 }),
      limbs(
        [
          ['M330 1040C360 960 400 920 452 900', 76],
          ['M1170 1040C1140 960 1100 920 1048 900', 76],
          ['M456 890L470 850M1044 890L1030 850', 50],
        ],
        { body: ink.deep, light: ink.light, dx: 0, dy: 4 },
      ),
    ].join(''),
  });

export const raceCarSim: Subject = {
  shelf: 'experiences',
  slug: 'race-car-sim',
  pictures: [
    { name: 'main', alt: 'A single-seat race car rushes along a night track in streaks of light.', draw: main },
    { name: '1', alt: 'Five starting lamps burn above two race cars on the grid.', draw: grid },
    { name: '2', alt: 'The lights of the track are mirrored in the visor of a driver’s helmet.', draw: driver },
    { name: '3', alt: 'Two hands on a racing wheel, the track bending away under floodlights.', draw: seat },
    { name: 'square', alt: 'A race car seen from the front on a track that runs to the light.', draw: square },
  ],
};
