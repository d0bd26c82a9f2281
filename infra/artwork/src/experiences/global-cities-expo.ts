import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { disc, fill, glow, group, line, many, oval, type Place, put, rimmed } from '../kit/marks.js';
import { family } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import * as city from '../shapes/landmarks.js';
import type { Subject } from '../subject.js';

const ink: Inks = inks.violet;

/** A globe of light: meridians and parallels on a lit ball, half sunk in the horizon. */
const globe = (sheet: Sheet, x: number, r: number): string => {
  const y = HORIZON - r * 0.42;
  const ball = sheet.radial([
    [0, ink.white, 0.95],
    [0.55, ink.light, 0.85],
    [1, ink.fade, 0.75],
  ]);
  const pen = { colour: mix(ink.dusk, ink.fade, 0.3), width: 2.2, opacity: 0.7 };
  const meridians = [0.22, 0.56, 0.84].map((share) => line(oval(x, y, [r * share, r]), pen)).join('');
  const parallels = [-0.72, -0.36, 0, 0.36].map((at) => {
    const half = r * Math.sqrt(1 - at * at);
    return line(`M${x - half} ${y + at * r}q${half} ${r * 0.1} ${2 * half} 0`, pen);
  });
  return [
    glow(sheet, { x, y, r: r * 2, colour: ink.fade, opacity: 0.7 }),
    `<path d="${disc(x, y, r)}" fill="${ball}"/>`,
    meridians,
    parallels.join(''),
    line(`M${x} ${y - r}V${y + r}`, pen),
  ].join('');
};

const building = (sheet: Sheet, shape: string, place: Place): string =>
  put(rimmed(sheet, shape, { body: ink.deep, light: ink.light, dx: 2.5, dy: 2.5 }), place);

const lights = (sheet: Sheet, wall: { x: number; y: number; columns: number; rows: number }): string =>
  fill(
    city.windows(() => sheet.random.next() < 0.42, wall),
    mix(ink.white, LAMP, 0.55),
    0.85,
  );

const tower = (sheet: Sheet, shape: string, place: Place): string =>
  put(
    [
      rimmed(sheet, shape, { body: ink.deep, light: ink.light, dx: 2.5, dy: 2.5 }),
      lights(sheet, { x: -28, y: -220, columns: 5, rows: 14 }),
    ].join(''),
    place,
  );

const clock = (sheet: Sheet, place: Place): string =>
  put(
    [
      rimmed(sheet, city.clockTower, { body: ink.deep, light: ink.light, dx: 2.5, dy: 2.5 }),
      glow(sheet, { x: 0, y: -210, r: 70, colour: LAMP, opacity: 0.8 }),
      fill(disc(0, -210, 17), '#ffe2b4'),
      line('M0 -210V-222M0 -210L8 -206', { colour: ink.deep, width: 2.4 }),
    ].join(''),
    place,
  );

const expo = (sheet: Sheet, light: number, cast: { body: string; front?: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 560, strength: 0.8 },
    curtains: [{ from: light - 760, to: light + 760, hem: 240, rays: 220, strength: 0.5 }],
    mirror: 0.42,
    body: cast.body,
    front: cast.front ?? '',
  });

const main = (sheet: Sheet): string =>
  expo(sheet, 770, {
    body: [
      globe(sheet, 770, 330),
      building(sheet, city.pyramid, { x: 1320, y: HORIZON, scale: 0.8 }),
      building(sheet, city.pyramid, { x: 1420, y: HORIZON, scale: 0.55 }),
      building(sheet, city.needle, { x: 240, y: HORIZON, scale: 0.9 }),
      tower(sheet, city.slab, { x: 330, y: HORIZON, scale: 0.9 }),
      building(sheet, city.pagoda, { x: 1090, y: HORIZON, scale: 0.9 }),
      building(sheet, city.domes, { x: 905, y: HORIZON, scale: 0.78 }),
      tower(sheet, city.stepped, { x: 440, y: HORIZON, scale: 1.02 }),
      clock(sheet, { x: 545, y: HORIZON, scale: 0.9 }),
      building(sheet, city.latticeTower, { x: 700, y: HORIZON, scale: 1.16 }),
      building(sheet, city.shells, { x: 110, y: HORIZON, scale: 0.72 }),
    ].join(''),
    front: family(sheet, ink, { x: 980, y: 880, scale: 1.7 }),
  });

const square = (sheet: Sheet): string =>
  expo(sheet, 500, {
    body: [
      globe(sheet, 500, 350),
      tower(sheet, city.stepped, { x: 190, y: HORIZON, scale: 1 }),
      clock(sheet, { x: 300, y: HORIZON, scale: 0.9 }),
      building(sheet, city.domes, { x: 640, y: HORIZON, scale: 0.72 }),
      building(sheet, city.pagoda, { x: 820, y: HORIZON, scale: 0.92 }),
      building(sheet, city.latticeTower, { x: 450, y: HORIZON, scale: 1.2 }),
    ].join(''),
    front: family(sheet, ink, { x: 680, y: 890, scale: 1.8 }),
  });

const river = (sheet: Sheet): string =>
  expo(sheet, 980, {
    body: [
      many(16, (at) => building(sheet, city.low, { x: at * 104, y: HORIZON, scale: sheet.random.between(0.6, 1) })),
      building(sheet, city.latticeTower, { x: 980, y: HORIZON, scale: 1.5 }),
      clock(sheet, { x: 420, y: HORIZON, scale: 1.05 }),
    ].join(''),
    front: group(
      [160, 560, 1340]
        .map((x) =>
          put(
            [
              line('M0 0V-150', { colour: ink.deep, width: 7 }),
              glow(sheet, { x: 0, y: -160, r: 90, colour: LAMP, opacity: 0.9 }),
              fill(disc(0, -160, 11), '#ffe2b4'),
            ].join(''),
            { x, y: 980 },
          ),
        )
        .join(''),
      '',
    ),
  });

const mountain = (sheet: Sheet): string =>
  expo(sheet, 560, {
    body: [
      fill(
        'M140 662C320 560 420 420 500 330L524 344L548 322L580 346L604 330C690 430 800 560 980 662Z',
        mix(ink.dusk, ink.light, 0.25),
      ),
      fill(
        'M430 414C460 380 480 354 500 330L524 344L548 322L580 346L604 330C626 356 650 386 676 416L640 400L612 430L580 396L548 440L512 400L480 428Z',
        ink.white,
        0.85,
      ),
      range(sheet, { inks: ink, layers: 2, height: 90, rough: 4 }),
      building(sheet, city.pagoda, { x: 1080, y: HORIZON, scale: 1.4 }),
    ].join(''),
    front: family(sheet, ink, { x: 420, y: 890, scale: 1.8 }),
  });

const bridge = (sheet: Sheet): string =>
  expo(sheet, 620, {
    body: [
      many(13, (at) => {
        const shape = [city.slab, city.stepped, city.slab, city.spire][at % 4] ?? city.slab;
        return tower(sheet, shape, {
          x: 40 + at * 118 + sheet.random.between(-14, 14),
          y: HORIZON,
          scale: sheet.random.between(0.55, 1.05),
        });
      }),
      put(
        fill(city.bridgeTowers, mix(ink.deep, ink.dusk, 0.3)) +
          line(city.bridgeCables, { colour: ink.light, width: 2.2, opacity: 0.85 }),
        { x: 760, y: HORIZON, scale: 1.5 },
      ),
    ].join(''),
  });

export const globalCitiesExpo: Subject = {
  shelf: 'experiences',
  slug: 'global-cities-expo',
  pictures: [
    {
      name: 'main',
      alt: 'Landmarks of many cities stand in one skyline before a globe of light; a family looks at them across the water.',
      draw: main,
    },
    { name: '1', alt: 'An iron lattice tower and a lit clock tower rise above low roofs on a river.', draw: river },
    { name: '2', alt: 'A five-storey pagoda stands before a snow-topped mountain.', draw: mountain },
    { name: '3', alt: 'A suspension bridge crosses in front of a wall of lit skyscrapers.', draw: bridge },
    {
      name: 'square',
      alt: 'A lattice tower, a clock tower, domes and a pagoda before a globe of light.',
      draw: square,
    },
  ],
};
