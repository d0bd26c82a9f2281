import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, limbs, line, oval, type Place, put, rimmed } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';

export const ink: Inks = { ...inks.aurora, light: '#7df5c8', fade: '#7a74f2', dusk: '#223f6c' };

export const body = mix(ink.deep, ink.dusk, 0.2);

const rotor = (sheet: Sheet, [x, y, r]: readonly [x: number, y: number, r: number]): string => {
  const spin = sheet.radial([
    [0, ink.light, 0.05],
    [0.7, ink.light, 0.18],
    [0.96, ink.white, 0.55],
    [1, ink.light, 0.1],
  ]);
  return [
    fill(box(x - r * 0.11, y, [r * 0.22, r * 0.34]), body),
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.24}" fill="${spin}"/>`,
    line(`M${x - r * 0.9} ${y + r * 0.06}L${x + r * 0.9} ${y - r * 0.06}`, {
      colour: ink.white,
      width: 3,
      opacity: 0.6,
    }),
    fill(oval(x, y, [r * 0.12, r * 0.06]), ink.white),
  ].join('');
};

/** A four-rotor racing drone that flies towards the viewer; its lens is at (0, 0). */
export const drone = (sheet: Sheet, place: Place): string =>
  put(
    [
      rotor(sheet, [-170, -62, 96]),
      rotor(sheet, [170, -62, 96]),
      limbs(
        [
          ['M0 -20L-168 -40', 16],
          ['M0 -20L168 -40', 16],
        ],
        { body, light: ink.fade, dx: 0, dy: 3 },
      ),
      line('M30 -46C60 -90 66 -120 62 -150', { colour: body, width: 6 }),
      fill(disc(62, -152, 6), ink.light),
      limbs(
        [
          ['M0 6L-250 24', 22],
          ['M0 6L250 24', 22],
        ],
        { body, light: ink.light, dx: 0, dy: 4 },
      ),
      line('M-70 4L-220 16M70 4L220 16', { colour: ink.light, width: 4, opacity: 0.9 }),
      rimmed(sheet, 'M-58 46C-72 20 -70 -20 -50 -42C-30 -58 30 -58 50 -42C70 -20 72 20 58 46C30 60 -30 60 -58 46Z', {
        body,
        light: ink.white,
        dx: 0,
        dy: 5,
      }),
      fill(box(-62, -66, [124, 22]), body),
      fill(disc(0, 2, 30), '#010204'),
      line(disc(0, 2, 30), { colour: ink.light, width: 4 }),
      fill(disc(0, 2, 17), mix(ink.fade, ink.deep, 0.3)),
      fill(disc(-7, -5, 6), ink.white),
      fill(`${disc(-46, 30, 7)}${disc(46, 30, 7)}`, LAMP),
      glow(sheet, { x: -46, y: 30, r: 70, colour: LAMP, opacity: 0.85 }),
      glow(sheet, { x: 46, y: 30, r: 70, colour: LAMP, opacity: 0.85 }),
      rotor(sheet, [-262, 0, 130]),
      rotor(sheet, [262, 0, 130]),
    ].join(''),
    place,
  );

/** A race gate: a ring of light on a stand. */
export const gate = (sheet: Sheet, { x, y, r }: { x: number; y: number; r: number }): string =>
  [
    line(`M${x} ${y + r}V${Math.max(HORIZON, y + r * 1.5)}`, { colour: ink.deep, width: r * 0.09 }),
    line(disc(x, y, r), { colour: ink.light, width: r * 0.3, opacity: 0.13 }),
    line(disc(x, y, r), { colour: ink.light, width: r * 0.15, opacity: 0.35 }),
    line(disc(x, y, r), { colour: ink.white, width: r * 0.06 }),
    glow(sheet, { x, y, r: r * 1.7, colour: ink.light, opacity: 0.28 }),
  ].join('');

export const trail = (d: string): string =>
  [
    [18, 0.08],
    [9, 0.2],
    [3, 0.9],
  ]
    .map(([width = 3, opacity = 1]) => line(d, { colour: ink.light, width, opacity }))
    .join('');
