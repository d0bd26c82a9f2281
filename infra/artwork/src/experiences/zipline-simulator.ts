import { LAMP, mix } from '../kit/inks.js';
import { range, wood } from '../kit/land.js';
import { box, disc, fill, glow, limbs, line, many } from '../kit/marks.js';
import { visitor } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { cable, ink, rider, shoe, speed, trolley } from '../props/zipline.js';
import type { Subject } from '../subject.js';

const gorge = (sheet: Sheet, light: number, front: string): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, y: HORIZON - 40, r: 600 },
    curtains: [{ from: light - 620, to: light + 540, hem: 290, rays: 270, strength: 0.6 }],
    body: [
      range(sheet, { inks: ink, layers: 4, height: 260, rough: 4, sharp: true }),
      wood(sheet, {
        from: -20,
        to: sheet.width * 0.32,
        base: HORIZON + 3,
        tall: 90,
        count: 26,
        colour: mix(ink.deep, ink.dusk, 0.4),
      }),
      wood(sheet, {
        from: sheet.width * 0.66,
        to: sheet.width + 20,
        base: HORIZON + 3,
        tall: 110,
        count: 28,
        colour: mix(ink.deep, ink.dusk, 0.3),
      }),
    ].join(''),
    front: [
      wood(sheet, { from: -60, to: sheet.width * 0.42, base: 1020, tall: 230, count: 16, colour: ink.deep }),
      wood(sheet, {
        from: sheet.width * 0.6,
        to: sheet.width + 60,
        base: 1020,
        tall: 260,
        count: 16,
        colour: ink.deep,
      }),
      front,
    ].join(''),
  });

const main = (sheet: Sheet): string =>
  gorge(
    sheet,
    560,
    [
      cable('M-20 470Q700 330 1520 60'),
      speed(sheet, 720, 330),
      rider(sheet, { x: 690, y: 338, scale: 1.95, turn: -11 }),
    ].join(''),
  );

const square = (sheet: Sheet): string =>
  gorge(
    sheet,
    400,
    [
      cable('M-20 430Q460 300 1020 60'),
      speed(sheet, 560, 300),
      rider(sheet, { x: 530, y: 284, scale: 2, turn: -14 }),
    ].join(''),
  );

/** The start: a timber tower with a lamp, the cable running out into the night. */
const start = (sheet: Sheet): string =>
  gorge(
    sheet,
    520,
    [
      cable('M-20 560Q560 420 1190 210'),
      limbs(
        [
          ['M1120 1010L1160 150', 16],
          ['M1380 1010L1340 150', 16],
          ['M1130 860L1360 640M1370 860L1140 640M1142 620L1352 400M1358 620L1148 400', 8],
          ['M1060 380H1440', 20],
          ['M1110 150L1250 70L1390 150Z', 18],
        ],
        { body: ink.deep, light: ink.light, dx: 3, dy: 1 },
      ),
      line('M1070 378V300M1070 304H1150', { colour: ink.deep, width: 8 }),
      visitor(sheet, ink, { who: 'adult', x: 1200, y: 372, scale: 1.5 }),
      visitor(sheet, ink, { who: 'coat', x: 1290, y: 372, scale: 1.45 }),
      glow(sheet, { x: 1250, y: 180, r: 190, colour: LAMP, opacity: 0.85 }),
      fill(disc(1250, 176, 12), '#fff0d4'),
    ].join(''),
  );

/** Two wheels on the cable, near enough to touch. */
const wheels = (sheet: Sheet): string =>
  gorge(
    sheet,
    480,
    [
      line('M-20 640L1520 270', { colour: ink.deep, width: 26 }),
      many(74, (at) =>
        line(`M${-20 + at * 21} ${636 - at * 5.05}l14 -14`, { colour: ink.light, width: 4, opacity: 0.7 }),
      ),
      trolley(sheet, { x: 760, y: 440, turn: -13.5 }),
    ].join(''),
  );

/** What the rider sees: two shoes, the river far below, the cable running to the light. */
const view = (sheet: Sheet): string =>
  gorge(
    sheet,
    750,
    [
      line('M750 0L750 610', { colour: ink.deep, width: 10 }),
      line('M746 0L749 610', { colour: ink.white, width: 2.4 }),
      shoe(sheet, { x: 622, y: 850, scale: 1.25, turn: -7 }),
      shoe(sheet, { x: 878, y: 850, scale: 1.25, turn: 7 }),
      fill(box(735, 604, [30, 14]), ink.white),
      glow(sheet, { x: 750, y: 610, r: 110, colour: LAMP, opacity: 0.8 }),
    ].join(''),
  );

export const ziplineSimulator: Subject = {
  shelf: 'experiences',
  slug: 'zipline-simulator',
  pictures: [
    { name: 'main', alt: 'A rider in a harness with a headlamp flies down a cable across a wooded gorge.', draw: main },
    { name: '1', alt: 'Two people wait on a lamp-lit timber tower where the cable begins.', draw: start },
    { name: '2', alt: 'Close view of the two wheels of the trolley on the twisted steel cable.', draw: wheels },
    { name: '3', alt: 'The rider’s own view: two shoes above the river, the cable running to the light.', draw: view },
    { name: 'square', alt: 'A rider with a headlamp slides down a cable above the trees.', draw: square },
  ],
};
