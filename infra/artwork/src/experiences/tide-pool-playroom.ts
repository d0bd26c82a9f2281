import { LAMP, mix } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { disc, fill, glow, group, line, many, oval, put, rimmed } from '../kit/marks.js';
import { visitor } from '../kit/people.js';
import type { Sheet } from '../kit/sheet.js';
import { curtain, lightOf, skyOf, stars } from '../kit/sky.js';
import { anemone, bed, CORAL, clam, crab, ink, jelly, star } from '../props/sea-life.js';
import * as sea from '../shapes/sea-life.js';
import type { Subject } from '../subject.js';

/** The horizon here is the water's face: night above it, the lit pool below. */
const SURFACE = 330;

const pool = (sheet: Sheet, light: number, life: string): string => {
  const water = sheet.linear([
    [0, mix(ink.light, ink.dusk, 0.3)],
    [0.3, ink.dusk],
    [1, mix(ink.dusk, ink.deep, 0.8)],
  ]);
  const clip = sheet.clip(`<rect width="${sheet.width}" height="${SURFACE}"/>`);
  const shaft = sheet.linear([
    [0, ink.white, 0.34],
    [1, ink.light, 0],
  ]);
  return [
    group(
      put(
        skyOf(sheet, ink) +
          stars(sheet, 90, ink.white) +
          curtain(sheet, ink, { from: light - 700, to: light + 700, hem: 400, rays: 330, strength: 0.75 }) +
          lightOf(sheet, ink, { x: light, r: 520 }) +
          range(sheet, { inks: ink, layers: 2, height: 100, rough: 4 }),
        { y: SURFACE - 660 },
      ),
      `clip-path="${clip}"`,
    ),
    `<rect y="${SURFACE}" width="${sheet.width}" height="${1000 - SURFACE}" fill="${water}"/>`,
    many(7, (at) => {
      const x = light - 420 + at * 140 + sheet.random.between(-40, 40);
      const wide = sheet.random.between(30, 90);
      return `<path d="M${x} ${SURFACE}h${wide}l${(at - 3) * 60 + wide} 640h${-wide * 3}Z" fill="${shaft}" style="mix-blend-mode:screen"/>`;
    }),
    glow(sheet, { x: light, y: SURFACE, r: 620, ry: 200, colour: ink.light, opacity: 0.6 }),
    line(
      `M0 ${SURFACE}Q60 ${SURFACE - 7} 120 ${SURFACE}${many(Math.ceil(sheet.width / 120), (at) => `T${240 + at * 120} ${SURFACE}`)}`,
      { colour: ink.white, width: 3.4, opacity: 0.9 },
    ),
    life,
    many(46, () =>
      line(
        disc(sheet.random.between(0, sheet.width), sheet.random.between(SURFACE + 30, 960), sheet.random.between(2, 9)),
        { colour: ink.white, width: 1.6, opacity: sheet.random.between(0.2, 0.6) },
      ),
    ),
  ].join('');
};

const fishes = (sheet: Sheet, count: number): string =>
  many(count, (at) => {
    const tone = [ink.light, ink.fade, ink.white][at % 3] ?? ink.light;
    const drawing =
      fill(sea.fish, tone, 0.92) +
      fill(disc(-62, -8, 7), ink.deep) +
      line('M-30 -30Q-14 0 -30 30', { colour: ink.deep, width: 4, opacity: 0.35 });
    return put(drawing, {
      x: sheet.random.between(60, sheet.width - 60),
      y: sheet.random.between(400, 700),
      scale: sheet.random.between(0.28, 0.62),
      flip: at % 2 === 0,
    });
  });

const children = (sheet: Sheet, x: number): string =>
  visitor(sheet, ink, { who: 'child', x, y: SURFACE + 2, scale: 2 }) +
  visitor(sheet, ink, { who: 'child', x: x + 90, y: SURFACE + 2, scale: 1.6, flip: true });

const main = (sheet: Sheet): string =>
  pool(
    sheet,
    880,
    [
      children(sheet, 1110),
      bed(sheet),
      fishes(sheet, 9),
      anemone(sheet, { x: 300, y: 840, scale: 1.3 }),
      star(sheet, { x: 1010, y: 800, scale: 1.2, turn: 12 }),
      crab(sheet, { x: 640, y: 940, scale: 1.25 }),
    ].join(''),
  );

const square = (sheet: Sheet): string =>
  pool(
    sheet,
    560,
    [
      children(sheet, 690),
      bed(sheet),
      fishes(sheet, 5),
      star(sheet, { x: 760, y: 780, scale: 1.15, turn: 12 }),
      crab(sheet, { x: 420, y: 930, scale: 1.2 }),
    ].join(''),
  );

const pinch = (sheet: Sheet): string =>
  pool(
    sheet,
    620,
    [
      bed(sheet),
      fishes(sheet, 5),
      anemone(sheet, { x: 1220, y: 850, scale: 1.5 }),
      crab(sheet, { x: 660, y: 950, scale: 2 }),
    ].join(''),
  );

const drift = (sheet: Sheet): string =>
  pool(
    sheet,
    760,
    [
      bed(sheet),
      jelly(sheet, { x: 520, y: 600, scale: 1.5, turn: -8 }),
      jelly(sheet, { x: 980, y: 660, scale: 0.95, turn: 10 }),
      jelly(sheet, { x: 1220, y: 520, scale: 0.55 }),
    ].join(''),
  );

const treasure = (sheet: Sheet): string =>
  pool(
    sheet,
    980,
    [
      bed(sheet),
      put(
        rimmed(sheet, sea.seahorse, { body: mix(LAMP, CORAL, 0.3), light: '#fff0d4', dx: 3, dy: 5 }) +
          fill(sea.seahorseFin, '#fff0d4', 0.7) +
          fill(disc(-6, -226, 8), ink.deep),
        { x: 820, y: 720, scale: 1.35 },
      ),
      clam(sheet, { x: 420, y: 950, scale: 1.3, turn: -12 }),
      clam(sheet, { x: 560, y: 962, scale: 0.8, turn: 16 }),
      fill(oval(1080, 946, [30, 28]), ink.white),
      fishes(sheet, 7),
    ].join(''),
  );

export const tidePoolPlayroom: Subject = {
  shelf: 'experiences',
  slug: 'tide-pool-playroom',
  pictures: [
    {
      name: 'main',
      alt: 'A smiling crab, a starfish and small fish in a lit tide pool; two children look in from above.',
      draw: main,
    },
    { name: '1', alt: 'A crab raises its claws beside a glowing sea anemone.', draw: pinch },
    { name: '2', alt: 'Three jellyfish drift through shafts of light.', draw: drift },
    { name: '3', alt: 'A seahorse among shells, a pearl and small fish.', draw: treasure },
    { name: 'square', alt: 'A crab and a starfish in a tide pool, two children above the water.', draw: square },
  ],
};
