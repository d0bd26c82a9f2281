import { LAMP } from '../kit/inks.js';
import { disc, fill, glow, line, many, put, times } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import type { Sheet } from '../kit/sheet.js';
import { ball, cones, cube, glasses, ink, pyramid, spectator, stereo } from '../props/stereo.js';
import { whale, whaleFolds, whaleMouth } from '../shapes/animals.js';
import type { Subject } from '../subject.js';

const room = (sheet: Sheet, light: number, cast: { body: string; front?: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 520, strength: 0.65 },
    stars: 70,
    mirror: 0.4,
    body: cast.body,
    front: cast.front ?? '',
  });

const main = (sheet: Sheet): string =>
  room(sheet, 750, {
    body: [
      cones(sheet, 750, 330),
      stereo(cube, 16, { x: 190, y: 380, scale: 1.05, turn: -8 }),
      stereo(ball, 22, { x: 1310, y: 330, scale: 1.1 }),
      stereo(pyramid, 12, { x: 1180, y: 560, scale: 0.5 }),
      glasses(sheet, { x: 750, y: 290, scale: 1.12 }),
    ].join(''),
    front: family(sheet, ink, { x: 750, y: 850, scale: 2 }),
  });

const square = (sheet: Sheet): string =>
  room(sheet, 500, {
    body: [
      cones(sheet, 500, 330),
      stereo(ball, 14, { x: 150, y: 560, scale: 0.62 }),
      stereo(cube, 12, { x: 850, y: 560, scale: 0.56 }),
      glasses(sheet, { x: 500, y: 300, scale: 1.08 }),
    ].join(''),
    front: family(sheet, ink, { x: 500, y: 870, scale: 2 }),
  });

const whaleIn = (colour: string): string =>
  [
    fill(whale, colour, 0.5),
    line(`${whale}${whaleMouth}${whaleFolds}`, { colour, width: 6 }),
    fill(disc(-250, -14, 9), colour),
  ].join('');

const swim = (sheet: Sheet): string =>
  room(sheet, 640, {
    body: [
      many(40, () =>
        stereo((colour) => fill(disc(0, 0, 7), colour, 0.8), 5, {
          x: sheet.random.between(60, 1440),
          y: sheet.random.between(60, 600),
          scale: sheet.random.between(0.3, 1.1),
        }),
      ),
      stereo(whaleIn, 22, { x: 720, y: 310, scale: 1.35, turn: -5 }),
    ].join(''),
    front: [
      visitor(sheet, ink, { who: 'child', x: 460, y: 850, scale: 2.3 }),
      visitor(sheet, ink, { who: 'adult', x: 390, y: 850, scale: 2.1 }),
    ].join(''),
  });

/** Faces look towards us; every pair of glasses is one red and one cyan light. */
const audience = (sheet: Sheet): string => {
  const rows = times(3, (row) =>
    many(5 + row * -1, (at) => {
      const scale = 0.8 + row * 0.45;
      const gap = 290 + row * 66;
      const x = 750 + (at - (4 - row) / 2) * gap + sheet.random.between(-22, 22);
      const y = 640 + row * 130;
      return put(spectator(sheet, row + at), { x, y, scale });
    }),
  );
  return room(sheet, 750, {
    body: '',
    front: [
      `<path d="M690 90L-200 1000H1700L810 90Z" fill="${sheet.linear([
        [0, ink.white, 0.5],
        [0.5, ink.light, 0.12],
        [1, ink.light, 0],
      ])}"/>`,
      fill(disc(750, 92, 26), '#fff0d4'),
      glow(sheet, { x: 750, y: 92, r: 260, colour: LAMP, opacity: 0.6 }),
      ...rows,
    ].join(''),
  });
};

/** A ring of solid shapes hangs in the air, each drawn for two eyes. */
const shapes = (sheet: Sheet): string =>
  room(sheet, 750, {
    body: many(9, (at) => {
      const angle = (at / 9) * 6.2832;
      const near = 0.5 + 0.5 * Math.sin(angle);
      const shape = [cube, ball, pyramid][at % 3] ?? cube;
      return stereo(shape, 6 + near * 16, {
        x: 750 + Math.cos(angle) * 560,
        y: 300 + Math.sin(angle) * 150,
        scale: 0.45 + near * 0.75,
        turn: at * 23,
      });
    }),
    front: visitor(sheet, ink, { who: 'coat', x: 750, y: 860, scale: 2.8 }),
  });

export const anaglyph3dShowcase: Subject = {
  shelf: 'experiences',
  slug: 'anaglyph-3d-showcase',
  pictures: [
    { name: 'main', alt: 'Huge glasses with one red and one cyan lens throw coloured light on a family.', draw: main },
    {
      name: '1',
      alt: 'A whale in red and cyan outlines swims through the air above an adult and a child.',
      draw: swim,
    },
    { name: '2', alt: 'Rows of people in red and cyan glasses look up under a projector.', draw: audience },
    { name: '3', alt: 'A ring of cubes, balls and pyramids in red and cyan floats around a visitor.', draw: shapes },
    { name: 'square', alt: 'Glasses with a red and a cyan lens above a family.', draw: square },
  ],
};
