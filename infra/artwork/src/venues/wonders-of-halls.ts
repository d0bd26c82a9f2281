import { type Inks, mix } from '../kit/inks.js';
import { box, fill, glow, line, many } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { curtain, stars } from '../kit/sky.js';
import { boards, depths, type Hall, pane, roofOf, shell, spotIn } from './hall.js';

type Wonder = (sheet: Sheet, ink: Inks) => string;

/** Boston: eighty yards without a pillar, sea light through one side all the way. */
export const longRoom: Wonder = (sheet, ink) => {
  const hall: Hall = { centre: 980, far: { half: 90, tall: 130 } };
  const windows = depths(9, 8).map((away, at) => {
    const next = Math.min(0.99, away + 0.055);
    const opening = pane(hall, [
      [-1, 0.12, away],
      [-1, 0.72, away],
      [-1, 0.72, next],
      [-1, 0.12, next],
    ]);
    const spill = pane(hall, [
      [-0.9, 0, away],
      [0.25, 0, away + 0.03],
      [0.25, 0, next + 0.03],
      [-0.9, 0, next],
    ]);
    return fill(spill, ink.light, 0.16) + fill(opening, mix(ink.light, ink.white, at / 9), 0.85);
  });
  const [x, y] = spotIn(hall)([0, 0, 1]);
  return [
    shell(sheet, ink, hall),
    fill(box(x - 90, y - 130, [180, 130]), ink.white, 0.75),
    boards(sheet, ink, hall),
    ...windows,
    glow(sheet, { x, y: y - 50, r: 520, ry: 300, colour: ink.light, opacity: 0.7 }),
    visitor(sheet, ink, { who: 'adult', x: 1010, y: 690, scale: 0.5 }),
    visitor(sheet, ink, { who: 'coat', x: 900, y: 740, scale: 1 }),
    family(sheet, ink, { x: 760, y: 900, scale: 2.3 }),
  ].join('');
};

/** Washington: wide stairs that go down below the pavement, into the dark, towards the light. */
export const stairsDown: Wonder = (sheet, ink) => {
  const steps = many(15, (at) => {
    const near = at / 15;
    const half = 170 + 640 * near ** 1.5;
    const y = HORIZON - 40 + 380 * near ** 1.7;
    const tall = 12 + 46 * near;
    return (
      fill(box(750 - half, y, [half * 2, tall]), mix(ink.dusk, ink.deep, 0.2 + near * 0.75)) +
      line(`M${750 - half} ${y}h${half * 2}`, { colour: ink.light, width: 2 + near * 2, opacity: 0.75 - near * 0.4 })
    );
  });
  const sides = `M0 0L0 1000L-60 1000L0 1000L${750 - 170} ${HORIZON - 40}V240L0 0ZM1500 0V1000L${750 + 170} ${HORIZON - 40}V240Z`;
  return [
    `<rect width="1500" height="1000" fill="${ink.deep}"/>`,
    fill('M0 0H1500L920 240H580Z', mix(ink.deep, ink.dusk, 0.1)),
    fill(sides, mix(ink.deep, ink.dusk, 0.35)),
    many(7, (at) =>
      line(`M0 ${90 + at * 130}L580 ${280 + at * 54}M1500 ${90 + at * 130}L920 ${280 + at * 54}`, {
        colour: ink.light,
        width: 2,
        opacity: 0.18,
      }),
    ),
    fill(box(580, 240, [340, HORIZON - 280]), mix(ink.dusk, ink.light, 0.35)),
    fill('M640 620V420A110 120 0 0 1 860 420V620Z', ink.white, 0.92),
    glow(sheet, { x: 750, y: 480, r: 620, ry: 460, colour: ink.light, opacity: 0.8 }),
    steps,
    visitor(sheet, ink, { who: 'adult', x: 690, y: 690, scale: 0.9 }),
    many(5, (at) => visitor(sheet, ink, { who: 'child', x: 740 + at * 46, y: 716 + (at % 2) * 18, scale: 1.15 })),
    visitor(sheet, ink, { who: 'coat', x: 560, y: 850, scale: 2 }),
  ].join('');
};

/** Albany: a ferry hall under a timber roof like an upturned boat, open to the river at its end. */
export const boatRoof: Wonder = (sheet, ink) => {
  const hall: Hall = { centre: 750, far: { half: 300, tall: 420 } };
  const [left] = spotIn(hall)([-1, 0, 1]);
  return [
    shell(sheet, ink, hall),
    fill(box(left, 240, [600, HORIZON - 240]), ink.night),
    fill(box(left, 470, [600, HORIZON - 470]), mix(ink.dusk, ink.night, 0.3)),
    glow(sheet, { x: 750, y: 560, r: 520, ry: 330, colour: ink.light, opacity: 0.9 }),
    many(7, (at) =>
      line(`M${left + 40 + ((at * 211) % 420)} ${520 + at * 20}h${60 + at * 12}`, {
        colour: ink.white,
        width: 3,
        opacity: 0.6,
      }),
    ),
    fill('M640 560H850L826 592H664ZM730 560V508H742V560ZM742 512L800 552H742Z', ink.deep),
    boards(sheet, ink, hall),
    roofOf('ribs', { ...ink, light: mix(ink.light, '#ffb65c', 0.25) }, hall),
    line('M750 0V240', { colour: ink.deep, width: 16 }),
    visitor(sheet, ink, { who: 'coat', x: 980, y: 780, scale: 1.5 }),
    family(sheet, ink, { x: 560, y: 850, scale: 2.1 }),
  ].join('');
};

/** Hartford: the drying loft, a room with nothing in it but weather. */
export const skyLoft: Wonder = (sheet, ink) => {
  const hall: Hall = { centre: 750, far: { half: 430, tall: 300 } };
  const cloud = (x: number, y: number, size: number): string => {
    const puffs = many(5, (at) => {
      const r = size * ([0.42, 0.66, 0.8, 0.6, 0.4][at] ?? 0.5) * sheet.random.between(0.9, 1.1);
      return `<circle cx="${Math.round(x + (at - 2) * size * 0.62)}" cy="${Math.round(y - r * 0.75)}" r="${Math.round(r)}"/>`;
    });
    return `${puffs}<rect x="${x - size * 1.7}" y="${y - size * 0.4}" width="${size * 3.4}" height="${size * 0.42}" rx="${size * 0.21}"/>`;
  };
  const places = [
    [330, 420, 90],
    [1010, 330, 120],
    [560, 250, 70],
    [860, 520, 56],
  ] as const;
  const clouds = places.map(
    ([x, y, size], at) =>
      `<g fill="${mix(mix(ink.dusk, ink.light, 0.35), ink.white, at * 0.14)}" opacity="0.86">${cloud(x, y, size)}</g>`,
  );
  return [
    shell(sheet, ink, hall),
    roofOf('beams', ink, hall),
    fill(box(320, 360, [860, 300]), ink.night),
    stars(sheet, 40, ink.white),
    curtain(sheet, ink, { from: 330, to: 1170, hem: 560, rays: 180, strength: 0.9 }),
    glow(sheet, { x: 750, y: 640, r: 620, ry: 300, colour: ink.light, opacity: 0.8 }),
    boards(sheet, ink, hall),
    glow(sheet, { x: 1010, y: 360, r: 300, ry: 330, colour: ink.white, opacity: 0.6 }),
    line('M1030 320L990 430H1026L984 556', { colour: ink.white, width: 8 }),
    ...clouds,
    visitor(sheet, ink, { who: 'child', x: 640, y: 800, scale: 2 }),
    visitor(sheet, ink, { who: 'adult', x: 800, y: 806, scale: 1.8 }),
  ].join('');
};
