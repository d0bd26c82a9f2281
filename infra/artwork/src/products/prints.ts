import { type Inks, inks, mix } from '../kit/inks.js';
import { frond, range } from '../kit/land.js';
import { box, disc, fill, group, line, many, put, rimmed } from '../kit/marks.js';
import { family } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { archBridge } from '../shapes/cities.js';
import { pterosaur, sauropod } from '../shapes/dinosaurs.js';
import { clockTower, slab, spire, stepped, windows } from '../shapes/landmarks.js';
import { brass, laid, type Thing, within } from './stage.js';

const WIDE = 600;
const TALL = 750;
const MARGIN = 34;

const sheetOutline = box(-WIDE / 2, -TALL / 2, [WIDE, TALL]);
const window = box(-WIDE / 2 + MARGIN, -TALL / 2 + MARGIN, [WIDE - 2 * MARGIN, TALL - 2 * MARGIN - 26]);

const clip = [
  fill('M-46 -46H46L56 20H-56Z', brass.body),
  fill('M-46 -46H46L48 -34H-48Z', brass.lit),
  fill('M-56 20H56V30H-56Z', brass.shade),
  line('M-26 -46C-30 -92 30 -92 26 -46', { colour: brass.shade, width: 7 }),
].join('');

/** A scene of the series on an unframed sheet with a white margin, hung from a brass clip. `middle` is in scene units. */
const print = (sheet: Sheet, art: string, middle: number): string => {
  const scale = (TALL - 2 * MARGIN - 26) / 960;
  const picture = put(art, { x: -middle * scale, y: -TALL / 2 + MARGIN - 20 * scale, scale });
  return [
    laid(sheet, sheetOutline, fill(sheetOutline, '#fbfcfa')),
    within(sheet, window, group(picture, 'style="isolation:isolate"')),
    line(window, { colour: '#0d1522', width: 1.5, opacity: 0.35 }),
    put(clip, { y: -TALL / 2 - 2 }),
  ].join('');
};

const ice: Inks = inks.ice;

const dome = (sheet: Sheet): string => {
  const x = 500;
  const ribs = many(5, (at) => `M${x} 330Q${x - 330 + at * 165} 400 ${x - 330 + at * 165} ${HORIZON}`);
  const shell = `M${x - 330} ${HORIZON}A330 330 0 0 1 ${x + 330} ${HORIZON}Z`;
  const glass = sheet.radial([
    [0, ice.white, 0.85],
    [0.6, ice.light, 0.45],
    [1, ice.fade, 0.3],
  ]);
  return scene(sheet, {
    inks: ice,
    light: { x, r: 520, strength: 0.9 },
    stars: 120,
    curtains: [
      { from: 60, to: 800, hem: 260, rays: 260, strength: 0.9 },
      { from: 300, to: 1000, hem: 190, rays: 190, strength: 0.6 },
    ],
    mirror: 0.5,
    body: [
      range(sheet, { inks: ice, layers: 2, height: 90 }),
      `<path d="${shell}" fill="${glass}"/>`,
      line(`${shell}${ribs}`, { colour: ice.deep, width: 4, opacity: 0.7 }),
      fill(`M${x - 36} ${HORIZON}v-90a36 36 0 0 1 72 0v90Z`, ice.deep),
    ].join(''),
    front: family(sheet, ice, { x, y: 850, scale: 1.7 }),
  });
};

const violet: Inks = inks.violet;

const cityOfLight = (sheet: Sheet): string => {
  const shapes = [slab, stepped, slab, spire, slab, stepped, slab, clockTower, slab];
  const towers = shapes.map((shape, at) => {
    const scale = sheet.random.between(0.8, 1.5);
    const lit = windows(() => sheet.random.next() < 0.4, { x: -26, y: -220, columns: 5, rows: 14 });
    const body = rimmed(sheet, shape, { body: violet.deep, light: violet.light, dx: 2.5, dy: 2.5 });
    return put(body + (shape === slab ? fill(lit, '#ffe2b4', 0.85) : ''), { x: 130 + at * 92, y: HORIZON, scale });
  });
  return scene(sheet, {
    inks: violet,
    light: { x: 520, y: HORIZON - 40, r: 600 },
    curtains: [{ from: 60, to: 900, hem: 200, rays: 190, strength: 0.5 }],
    mirror: 0.5,
    body:
      towers.join('') +
      put(fill(archBridge, mix(violet.deep, violet.dusk, 0.2)), { x: 500, y: HORIZON + 4, scale: 1.3 }),
  });
};

const dawn: Inks = {
  ...inks.tide,
  night: '#0d2c3a',
  dusk: '#2f7f86',
  light: '#ffcf8a',
  fade: '#2aa6a8',
  white: '#fff4e0',
};

const prehistoric = (sheet: Sheet): string => {
  const fern = many(6, (at) => fill(frond({ length: 250, lean: -62 + at * 24, bend: at < 3 ? -50 : 50 }), dawn.deep));
  const beast = rimmed(sheet, sauropod, { body: mix(dawn.deep, dawn.dusk, 0.15), light: dawn.light, dx: 5, dy: 6 });
  return scene(sheet, {
    inks: dawn,
    light: { x: 640, y: HORIZON - 170, r: 780 },
    stars: 40,
    body: [
      range(sheet, { inks: dawn, layers: 3, height: 170, rough: 4, sharp: true }),
      fill(disc(690, HORIZON - 250, 84), dawn.white, 0.95),
      put(beast, { x: 165, y: HORIZON + 4, scale: 0.6 }),
      put(fill(pterosaur, dawn.deep), { x: 560, y: 190, scale: 0.28, turn: -8 }),
    ].join(''),
    front: put(fern, { x: 190, y: 1010, scale: 1.1 }) + put(fern, { x: 850, y: 1030, scale: 1.3 }),
  });
};

export const auroraDome: Thing = (sheet) => print(sheet, dome(sheet), 500);
export const cityPrint: Thing = (sheet) => print(sheet, cityOfLight(sheet), 510);
export const dawnPrint: Thing = (sheet) => print(sheet, prehistoric(sheet), 520);
