import { inks } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { fill } from '../kit/marks.js';
import { family } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import type { Subject } from '../subject.js';

const ink = inks.aurora;

/** A dark room without walls: the northern lights, a doorway of light on the horizon, and a family before it. */
const threshold = (sheet: Sheet, light: number): string => {
  const shine = sheet.linear([
    [0, ink.fade, 0.55],
    [0.5, ink.light, 0.9],
    [1, ink.white],
  ]);
  return scene(sheet, {
    inks: ink,
    light: { x: light, r: 640 },
    stars: 260,
    curtains: [
      { from: light - 1100, to: light + 500, hem: 420, rays: 400, strength: 0.9 },
      { from: light - 500, to: light + 700, hem: 300, rays: 300, strength: 0.7 },
    ],
    mirror: 0.5,
    body: [
      range(sheet, { inks: ink, layers: 4, height: 150, rough: 4 }),
      `<path d="M${light - 66} ${HORIZON}V330H${light + 66}V${HORIZON}Z" fill="${shine}"/>`,
      fill(`M${light - 66} ${HORIZON}V330h5V${HORIZON}Z`, ink.white, 0.9),
    ].join(''),
    front: family(sheet, ink, { x: light - 6, y: 800, scale: 1.9 }),
  });
};

/** The scene behind the first words of the site; the left half is kept quiet for them. */
export const hero: Subject = {
  shelf: 'site',
  slug: 'hero',
  pictures: [
    {
      name: 'main',
      alt: 'A family stands before a tall doorway of light under the northern lights.',
      draw: (sheet) => threshold(sheet, 1060),
    },
    {
      name: 'square',
      alt: 'A family stands before a tall doorway of light under the northern lights.',
      draw: (sheet) => threshold(sheet, 560),
    },
  ],
};

/** What other sites show when somebody links to this one: 1200 by 630. */
export const openGraph: Subject = {
  shelf: 'site',
  slug: 'og',
  isLoose: true,
  pictures: [
    {
      name: 'og',
      alt: 'A family stands before a tall doorway of light under the northern lights.',
      draw: (sheet) => threshold(sheet, 1210),
    },
  ],
};
