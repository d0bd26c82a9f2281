import { type Inks, mix } from './inks.js';
import { type Place, put, rimmed } from './marks.js';
import type { Sheet } from './sheet.js';

const head = (y: number, r: number): string =>
  `M${-r} ${y}a${r} ${r * 1.15} 0 1 0 ${2 * r} 0a${r} ${r * 1.15} 0 1 0 ${-2 * r} 0Z`;

const adult = `${head(-90, 7)}M-4 -84C-11 -82 -17 -80 -18 -71L-20 -46C-20 -42 -16.5 -42 -16 -46L-13.5 -64L-12.5 -40L-11.5 -3L-13 0L-3 0L-2 -4L0 -36L2 -4L3 0L13 0L11.5 -3L12.5 -40L13.5 -64L16 -46C16.5 -42 20 -42 20 -46L18 -71C17 -80 11 -82 4 -84Z`;
const coat = `${head(-90, 7)}M-4 -84C-12 -82 -16 -79 -17 -70L-21 -26L-11 -24L-10 -3L-12 0L-2 0L-1 -4L0 -23L1 -4L2 0L12 0L10 -3L11 -24L21 -26L17 -70C16 -79 12 -82 4 -84Z`;
const child = `${head(-54, 7)}M-4 -47C-9 -46 -12 -43 -13 -38L-16 -24C-16 -21 -13 -21 -12.5 -24L-9.5 -34L-9 -22L-8.5 -3L-10 0L-2 0L-1 -3L0 -19L1 -3L2 0L10 0L8.5 -3L9 -22L9.5 -35L22 -52C24 -55 21 -58 18.5 -55L8 -44C7 -46 6 -46.5 4 -47Z`;

const figures = { adult, coat, child };

/** A visitor seen from behind with the light around the edges, standing on (0, 0); an adult is 100 high. */
export const visitor = (sheet: Sheet, ink: Inks, { who, ...place }: Place & { who: keyof typeof figures }): string =>
  put(rimmed(sheet, figures[who], { body: ink.deep, light: mix(ink.light, ink.deep, 0.25), dx: 0, dy: 1.6 }), place);

/** A small family that looks at the light: every picture's scale is told by it. */
export const family = (sheet: Sheet, ink: Inks, place: Place): string =>
  put(
    [
      visitor(sheet, ink, { who: 'adult', x: -30 }),
      visitor(sheet, ink, { who: 'child', x: 2 }),
      visitor(sheet, ink, { who: 'coat', x: 36, scale: 0.94 }),
    ].join(''),
    place,
  );
