import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { disc, fill, glow, group, line, many, type Place, put, rimmed } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { elephant, elephantEar, elephantTusk, flamingo, giraffe, penguin, penguinFront } from '../shapes/animals.js';
import type { Subject } from '../subject.js';

const ink: Inks = inks.aurora;
const body = mix(ink.deep, ink.dusk, 0.1);

/** The third dimension: the outline again and again, each a step further out of the picture. */
const echo = (shape: string, count: number): string =>
  many(count, (at) => {
    const step = count - at;
    const stroke = line(shape, {
      colour: mix(ink.light, ink.fade, step / count),
      width: 2.4,
      opacity: 0.75 - (0.62 * step) / count,
    });
    return put(stroke, { x: step * 15, y: -step * 6 });
  });

const solid = (sheet: Sheet, shape: string): string => rimmed(sheet, shape, { body, light: ink.light, dx: 4, dy: 4 });

const elephantHere = (sheet: Sheet, place: Place): string =>
  put(
    [
      echo(elephant, 6),
      solid(sheet, elephant),
      line(elephantEar, { colour: ink.light, width: 3, opacity: 0.55 }),
      fill(elephantTusk, ink.white),
      fill(disc(150, -290, 5), ink.white),
    ].join(''),
    place,
  );

const patches = (sheet: Sheet): string =>
  group(
    many(60, () => {
      const [x, y] = [sheet.random.between(60, 400), sheet.random.between(-640, -240)];
      const [w, h] = [sheet.random.between(12, 22), sheet.random.between(12, 24)];
      return fill(
        `M${x} ${y}l${w} ${-h * 0.4}l${w * 0.6} ${h}l${-w} ${h * 0.6}l${-w * 0.9} ${-h * 0.5}Z`,
        ink.light,
        0.22,
      );
    }),
    `clip-path="${sheet.clip(`<path d="${giraffe}"/>`)}"`,
  );

const giraffeHere = (sheet: Sheet, place: Place): string =>
  put([echo(giraffe, 6), solid(sheet, giraffe), patches(sheet), fill(disc(62, -712, 4.5), ink.white)].join(''), place);

/** The doorway of light that the animals step out of. */
const gate = (sheet: Sheet, x: number, size: readonly [number, number]): string => {
  const [wide, tall] = size;
  const shine = sheet.linear([
    [0, ink.fade, 0.75],
    [0.55, ink.light, 0.85],
    [1, ink.white, 1],
  ]);
  const frame = `M${x} ${HORIZON - tall}h${wide}v${tall}h${-wide}Z`;
  return [
    glow(sheet, { x: x + wide / 2, y: HORIZON - tall / 2, r: wide * 1.05, ry: tall, colour: ink.light, opacity: 0.5 }),
    `<path d="${frame}" fill="${shine}"/>`,
    line(frame, { colour: ink.white, width: 4, opacity: 0.9 }),
  ].join('');
};

const ground = (sheet: Sheet, light: number, cast: { body: string; front?: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 560, strength: 0.9 },
    curtains: [{ from: light - 700, to: light + 700, hem: 260, rays: 250, strength: 0.55 }],
    mirror: 0.34,
    body: `${range(sheet, { inks: ink, layers: 2, height: 70, rough: 3 })}${cast.body}`,
    front: cast.front ?? '',
  });

const main = (sheet: Sheet): string =>
  ground(sheet, 800, {
    body: [
      gate(sheet, 560, [480, 470]),
      giraffeHere(sheet, { x: 900, y: HORIZON, scale: 0.76 }),
      elephantHere(sheet, { x: 400, y: HORIZON, scale: 0.94 }),
    ].join(''),
    front: family(sheet, ink, { x: 270, y: 860, scale: 1.9 }),
  });

const square = (sheet: Sheet): string =>
  ground(sheet, 560, {
    body: [
      gate(sheet, 400, [340, 490]),
      giraffeHere(sheet, { x: 560, y: HORIZON, scale: 0.76 }),
      elephantHere(sheet, { x: 150, y: HORIZON, scale: 0.84 }),
    ].join(''),
    front: visitor(sheet, ink, { who: 'child', x: 200, y: 880, scale: 2.4 }),
  });

const trunk = (sheet: Sheet): string =>
  ground(sheet, 520, {
    body: elephantHere(sheet, { x: 560, y: HORIZON + 60, scale: 1.55 }),
    front: [
      glow(sheet, { x: 520, y: 780, r: 120, ry: 60, colour: LAMP, opacity: 0.5 }),
      visitor(sheet, ink, { who: 'child', x: 500, y: 850, scale: 3.4 }),
    ].join(''),
  });

const flock = (sheet: Sheet): string =>
  ground(sheet, 760, {
    body: [
      many(7, (at) => {
        const scale = [0.7, 1.3, 0.9, 1.75, 0.8, 1.4, 0.62][at] ?? 1;
        const bird = [
          echo(flamingo, 3),
          rimmed(sheet, flamingo, { body: mix(ink.deep, ink.fade, 0.4), light: ink.light, dx: 3, dy: 3 }),
        ].join('');
        return put(bird, { x: 170 + at * 190, y: HORIZON, scale, flip: at % 3 === 2 });
      }),
    ].join(''),
  });

const colony = (sheet: Sheet): string =>
  ground(sheet, 980, {
    body: many(9, (at) => {
      const scale = [0.9, 1.2, 0.7, 1.05, 0.5, 1.9, 0.75, 1.15, 0.6][at] ?? 1;
      const bird = [
        echo(penguin, 3),
        rimmed(sheet, penguin, { body, light: ink.light, dx: 3, dy: 3 }),
        fill(penguinFront, ink.white, 0.82),
        fill('M-10 -204L-34 -200L-10 -196Z', LAMP),
      ].join('');
      return put(bird, { x: 140 + at * 152, y: HORIZON, scale, flip: at % 2 === 1 });
    }),
    front: family(sheet, ink, { x: 420, y: 900, scale: 1.9 }),
  });

export const hyper3dZoo: Subject = {
  shelf: 'experiences',
  slug: 'hyper-3d-zoo',
  pictures: [
    {
      name: 'main',
      alt: 'An elephant and a giraffe step out of a doorway of light in layers of glowing outlines; a family watches.',
      draw: main,
    },
    { name: '1', alt: 'A child reaches up to the trunk of a huge elephant drawn in light.', draw: trunk },
    { name: '2', alt: 'Seven flamingos stand in still water under the northern sky.', draw: flock },
    { name: '3', alt: 'A colony of penguins gathers on the ice while visitors look on.', draw: colony },
    { name: 'square', alt: 'An elephant and a giraffe come out of a bright doorway towards a child.', draw: square },
  ],
};
