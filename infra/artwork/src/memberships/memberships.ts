import { box, disc, fill, line } from '../kit/marks.js';
import { brass, cloth, ink, laid, onPaper, type Thing, within } from '../products/stage.js';
import type { Subject } from '../subject.js';

const card =
  'M-400 -250H400C424 -250 440 -234 440 -210V210C440 234 424 250 400 250H-400C-424 250 -440 234 -440 210V-210C-440 -234 -424 -250 -400 -250Z';
const hills = 'M-440 140C-300 60 -180 90 -60 130C80 176 240 70 440 120V250H-440Z';

/** A card of nobody's yet: night, a light that rises, a line where a name will be. */
const plainCard: Thing = (sheet) => {
  const night = sheet.linear(
    [
      [0, cloth.lit],
      [0.55, cloth.night],
      [1, cloth.fold],
    ],
    -35,
  );
  const glow = sheet.radial([
    [0, ink.light, 0.9],
    [0.4, '#63c8e6', 0.4],
    [1, ink.fade, 0],
  ]);
  const drawing = [
    `<path d="${card}" fill="${night}"/>`,
    within(sheet, card, `<ellipse cx="150" cy="130" rx="420" ry="300" fill="${glow}"/>${fill(hills, cloth.fold)}`),
    fill(disc(-330, -150, 44), brass.body),
    line('M-364 -150H-296', { colour: brass.shade, width: 6 }),
    fill(box(-376, 176, [250, 14]), brass.lit, 0.9),
    fill(box(-376, 204, [150, 10]), brass.lit, 0.5),
    line('M-400 -246H400', { colour: '#fffaf0', width: 3, opacity: 0.5 }),
  ].join('');
  return `<g transform="rotate(-6)">${laid(sheet, card, drawing)}</g>`;
};

const alt = 'A night-blue card with a rising light, a brass seal and a line for a name.';

/** What a plan shows until it has a picture of its own (specification 4). */
export const memberships: readonly Subject[] = [
  {
    shelf: 'memberships',
    slug: 'default',
    pictures: [
      { name: 'main', alt, draw: onPaper(plainCard) },
      { name: 'square', alt, draw: onPaper(plainCard) },
    ],
  },
];
