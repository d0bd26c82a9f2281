import { flightSimPoster } from '../films/flight-sim.js';
import { LAMP, mix } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { box, disc, fill, glow, line, many, put, rimmed } from '../kit/marks.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { dash, frame, gauge, horizonDial, ink, yoke } from '../props/cockpit.js';
import type { Subject } from '../subject.js';

/** Runway lamps that run together on the horizon. */
const runway = (x: number, spread: number): string =>
  many(19, (at) => {
    const near = (at / 18) ** 2.2;
    const y = HORIZON + 6 + near * 330;
    const r = 2.2 + near * 11;
    return (
      [-1, 1].map((side) => fill(disc(x + side * (10 + near * spread), y, r), ink.white, 0.95)).join('') +
      (at % 2 === 0 ? fill(box(x - r * 0.3, y, [r * 0.6, 4 + near * 40]), ink.light, 0.7) : '')
    );
  });

const air = (sheet: Sheet, light: number, cast: { body?: string; front: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 620 },
    stars: 200,
    curtains: [
      { from: light - 800, to: light + 500, hem: 400, rays: 330, strength: 0.8 },
      { from: light - 200, to: light + 800, hem: 300, rays: 260, strength: 0.5 },
    ],
    body: range(sheet, { inks: ink, layers: 3, height: 110, rough: 4, sharp: true }) + (cast.body ?? ''),
    front: cast.front,
  });

const main = (sheet: Sheet): string =>
  air(sheet, 750, {
    front: [
      runway(750, 420),
      frame(sheet, 1500),
      dash(sheet, 750),
      yoke(sheet, { x: 270, y: 960, scale: 1.15 }),
      yoke(sheet, { x: 1230, y: 960, scale: 1.15 }),
    ].join(''),
  });

const square = (sheet: Sheet): string =>
  air(sheet, 500, {
    front: [runway(500, 330), frame(sheet, 1000), dash(sheet, 500), yoke(sheet, { x: 500, y: 1050, scale: 1.3 })].join(
      '',
    ),
  });

const plane =
  'M-330 6C-300 -24 -220 -34 -120 -36L60 -36L250 -44L300 -118L344 -118L324 -30C330 -16 320 -6 296 -2L60 20L-200 26C-270 26 -320 20 -330 6ZM-60 4L120 118L166 118L70 0ZM200 -18L280 26L304 26L262 -22ZM-30 46C-30 34 40 34 44 44L40 62H-26Z';

const aloft = (sheet: Sheet): string =>
  air(sheet, 1000, {
    front: [
      put(
        rimmed(sheet, plane, { body: mix(ink.deep, ink.dusk, 0.15), light: ink.light, dx: 0, dy: 4 }) +
          many(22, (at) => fill(box(-220 + at * 20, -14, [9, 8]), at % 5 === 2 ? LAMP : '#ffe9c6', 0.95)) +
          fill('M-318 -6L-290 -18L-268 -18L-272 -8Z', ink.white) +
          glow(sheet, { x: 166, y: 118, r: 60, colour: LAMP, opacity: 0.9 }),
        { x: 660, y: 380, scale: 1.4, turn: 6 },
      ),
      line('M1120 330C1300 320 1400 316 1540 318M1100 372C1300 370 1400 372 1540 380', {
        colour: ink.white,
        width: 5,
        opacity: 0.25,
      }),
    ].join(''),
  });

const panel = (sheet: Sheet): string =>
  air(sheet, 750, {
    front: [
      fill('M0 240C300 200 1200 200 1500 240V1000H0Z', '#04090f'),
      line('M0 240C300 200 1200 200 1500 240', { colour: ink.light, width: 5, opacity: 0.6 }),
      glow(sheet, { x: 750, y: 560, r: 800, ry: 460, colour: ink.fade, opacity: 0.35 }),
      horizonDial(sheet, { x: 750, y: 540, scale: 4.6 }),
      gauge(sheet, 70, { x: 330, y: 450, scale: 2.6 }),
      gauge(sheet, -50, { x: 1170, y: 450, scale: 2.6 }),
      gauge(sheet, 160, { x: 330, y: 760, scale: 2.6 }),
      gauge(sheet, 20, { x: 1170, y: 760, scale: 2.6 }),
      many(11, (at) => fill(disc(500 + at * 50, 860, 10), at === 3 || at === 8 ? LAMP : mix(ink.deep, ink.light, 0.5))),
      many(4, (at) => fill(disc([90, 1410][at % 2] ?? 0, at < 2 ? 330 : 900, 12), ink.dusk)),
    ].join(''),
  });

const wing = (sheet: Sheet): string =>
  air(sheet, 470, {
    front: [
      rimmed(sheet, 'M1500 640C1180 640 800 590 420 520L350 440L372 436L470 500C840 530 1240 560 1500 540Z', {
        body: mix(ink.deep, ink.dusk, 0.25),
        light: ink.light,
        dx: 0,
        dy: 6,
      }),
      glow(sheet, { x: 356, y: 440, r: 120, colour: LAMP, opacity: 1 }),
      fill(disc(358, 440, 7), '#fff0d4'),
      `<path fill-rule="evenodd" d="M0 0H1500V1000H0ZM430 90H1070C1210 90 1300 180 1300 320V640C1300 790 1210 880 1070 880H430C290 880 200 790 200 640V320C200 180 290 90 430 90Z" fill="#03080e"/>`,
      line(
        'M430 90H1070C1210 90 1300 180 1300 320V640C1300 790 1210 880 1070 880H430C290 880 200 790 200 640V320C200 180 290 90 430 90Z',
        { colour: ink.light, width: 5, opacity: 0.6 },
      ),
      line(
        'M436 62H1064C1230 62 1328 166 1328 320V640C1328 806 1230 908 1064 908H436C270 908 172 806 172 640V320C172 166 270 62 436 62Z',
        { colour: ink.light, width: 2, opacity: 0.25 },
      ),
    ].join(''),
  });

export const flightSim: Subject = {
  shelf: 'experiences',
  slug: 'flight-sim',
  films: ['film.webm'],
  pictures: [
    {
      name: 'main',
      alt: 'View from a cockpit: runway lamps run to the horizon under the northern lights.',
      draw: main,
    },
    { name: '1', alt: 'An aircraft with lit windows flies under the northern lights.', draw: aloft },
    { name: '2', alt: 'The instruments of a cockpit, an artificial horizon in the middle.', draw: panel },
    { name: '3', alt: 'A wing with a lamp at its tip, seen through a cabin window.', draw: wing },
    { name: 'square', alt: 'A pilot’s seat: control yoke, glowing instruments, the runway ahead.', draw: square },
    {
      name: 'film',
      alt: 'Six seconds from the cockpit: the horizon tilts, runway lamps come closer, the northern lights move.',
      draw: flightSimPoster,
    },
  ],
};
