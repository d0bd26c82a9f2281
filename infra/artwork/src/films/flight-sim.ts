import { range } from '../kit/land.js';
import { scene } from '../kit/scene.js';
import { Sheet } from '../kit/sheet.js';
import { curtain } from '../kit/sky.js';
import { dash, frame, horizonDial, ink, yoke } from '../props/cockpit.js';

const wide = 1500;
const pixels = 1200;

const air = (sheet: Sheet): string =>
  scene(sheet, {
    inks: ink,
    light: { x: 750, r: 620 },
    stars: 200,
    curtains: [{ from: -50, to: 1250, hem: 400, rays: 330, strength: 0.7 }],
    body: range(sheet, { inks: ink, layers: 3, height: 110, rough: 4, sharp: true }),
  });

const cockpit = (sheet: Sheet): string =>
  [
    frame(sheet, wide),
    dash(sheet, 750),
    yoke(sheet, { x: 270, y: 960, scale: 1.15 }),
    yoke(sheet, { x: 1230, y: 960, scale: 1.15 }),
  ].join('');

const layer = (name: string, draw: (sheet: Sheet) => string) => (): string => {
  const sheet = new Sheet(`flight-sim/film/${name}`, wide);
  return sheet.document(draw(sheet), pixels);
};

/** What the film of the flight simulator is made of, back to front, each as an SVG document of the same size. */
export const flightSimFilm = {
  air: layer('air', air),
  /** More northern light, which comes and goes. */
  shimmer: layer('shimmer', (sheet) =>
    curtain(sheet, ink, { from: 250, to: 1550, hem: 330, rays: 300, strength: 0.9 }),
  ),
  cockpit: layer('cockpit', cockpit),
  /** The artificial horizon of the dash, alone in the middle of the sheet. */
  dial: layer('dial', (sheet) => horizonDial(sheet, { x: 750, y: 500, scale: 1.2 })),
};

/** The film before it starts. */
export const flightSimPoster = (sheet: Sheet): string => air(sheet) + cockpit(sheet);
