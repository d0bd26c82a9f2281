import { LAMP } from '../kit/inks.js';
import { disc, fill, glow, group, limbs, line, many, oval, put } from '../kit/marks.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { canopy, clouds, diver, ink, jumper, lamp } from '../props/parachute.js';
import type { Subject } from '../subject.js';

const sky = (sheet: Sheet, light: number, front: string): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, y: HORIZON - 10, r: 640 },
    curtains: [{ from: light - 700, to: light + 700, hem: 250, rays: 240, strength: 0.45 }],
    body: '',
    front: clouds(sheet) + front,
  });

const main = (sheet: Sheet): string =>
  sky(
    sheet,
    1020,
    [
      put(canopy(sheet, {}) + jumper({ y: 470, scale: 1.05 }) + lamp(sheet, 0, 446), {
        x: 600,
        y: 330,
        scale: 0.98,
        turn: 5,
      }),
      put(canopy(sheet, {}) + jumper({ y: 470 }), { x: 1270, y: 380, scale: 0.24, turn: -6 }),
    ].join(''),
  );

const square = (sheet: Sheet): string =>
  sky(
    sheet,
    700,
    put(canopy(sheet, {}) + jumper({ y: 470, scale: 1.05 }) + lamp(sheet, 0, 446), {
      x: 470,
      y: 340,
      scale: 0.96,
      turn: 5,
    }),
  );

const fall = (sheet: Sheet): string =>
  sky(
    sheet,
    620,
    [
      many(26, () => {
        const [x, y] = [sheet.random.between(0, 1500), sheet.random.between(-60, 700)];
        return line(`M${x} ${y}v${sheet.random.between(60, 200)}`, {
          colour: ink.light,
          width: 1.6,
          opacity: sheet.random.between(0.1, 0.4),
        });
      }),
      diver({ x: 800, y: 380, scale: 2.1, turn: -8 }),
      diver({ x: 330, y: 470, scale: 1.15, turn: 12, flip: true }),
      diver({ x: 1240, y: 220, scale: 0.7, turn: -16 }),
      lamp(sheet, 556, 378),
    ].join(''),
  );

/** Straight up into the canopy: its panels as a wheel of light. */
const above = (sheet: Sheet): string => {
  const count = 16;
  const spoke = (at: number, r: number): string => {
    const angle = (at / count) * 6.2832 + 0.1;
    return `${(750 + Math.cos(angle) * r).toFixed(1)} ${(420 + Math.sin(angle) * r * 0.92).toFixed(1)}`;
  };
  const shine = sheet.radial([
    [0, ink.white],
    [0.4, ink.light],
    [1, ink.fade],
  ]);
  const wheel = many(count, (at) =>
    fill(
      `M750 420L${spoke(at, 370)}Q${spoke(at + 0.5, 340)} ${spoke(at + 1, 370)}Z`,
      at % 2 === 0 ? ink.deep : ink.light,
      at % 2 === 0 ? 0.45 : 0.1,
    ),
  );
  return sky(
    sheet,
    750,
    [
      glow(sheet, { x: 750, y: 420, r: 640, colour: ink.light, opacity: 0.7 }),
      `<ellipse cx="750" cy="420" rx="352" ry="324" fill="${shine}"/>`,
      wheel,
      many(count, (at) =>
        line(`M${spoke(at, 364)}L${740 + (at % 3) * 10} 1010`, { colour: ink.deep, width: 2.6, opacity: 0.8 }),
      ),
      fill(disc(750, 420, 24), ink.deep),
      limbs(
        [
          ['M560 1040C580 960 640 920 690 880', 74],
          ['M940 1040C920 960 860 920 810 880', 74],
          ['M694 876L716 846M806 876L784 846', 44],
        ],
        { body: ink.deep, light: ink.light, dx: 0, dy: 4 },
      ),
    ].join(''),
  );
};

/** The landing: rings of light on the dark ground, the canopy coming down. */
const landing = (sheet: Sheet): string =>
  scene(sheet, {
    inks: ink,
    light: { x: 480, r: 540 },
    curtains: [{ from: -100, to: 1100, hem: 260, rays: 240, strength: 0.5 }],
    body: '',
    front: [
      group(
        many(5, (at) =>
          line(oval(480, 850, [90 + at * 110, 20 + at * 26]), {
            colour: at === 0 ? LAMP : ink.light,
            width: 5 - at * 0.6,
            opacity: 0.95 - at * 0.16,
          }),
        ),
        '',
      ),
      glow(sheet, { x: 480, y: 850, r: 200, ry: 60, colour: LAMP, opacity: 0.7 }),
      put(canopy(sheet, {}) + jumper({ y: 470, scale: 1.05 }) + lamp(sheet, 0, 446), {
        x: 800,
        y: 300,
        scale: 0.72,
        turn: 12,
      }),
    ].join(''),
  });

export const parachuteSimulator: Subject = {
  shelf: 'experiences',
  slug: 'parachute-simulator',
  pictures: [
    { name: 'main', alt: 'A jumper hangs under a round glowing parachute above a sea of clouds.', draw: main },
    { name: '1', alt: 'Three people in free fall fly belly down above the clouds.', draw: fall },
    { name: '2', alt: 'Looking straight up into the lit panels of an open canopy.', draw: above },
    { name: '3', alt: 'A parachute comes down towards rings of light on dark ground.', draw: landing },
    { name: 'square', alt: 'A glowing parachute and its jumper above the clouds.', draw: square },
  ],
};
