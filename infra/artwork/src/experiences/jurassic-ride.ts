import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { type Frond, frond, range } from '../kit/land.js';
import { box, disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import { family } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { ceratops, hunter, lowerTeeth, pterosaur, rideCar, sauropod, upperTeeth } from '../shapes/dinosaurs.js';
import type { Subject } from '../subject.js';

const ink: Inks = inks.ice;

const beast = (sheet: Sheet, shape: string, place: Place): string =>
  put(rimmed(sheet, shape, { body: mix(ink.deep, ink.dusk, 0.12), light: ink.light, dx: 5, dy: 6 }), place);

/** A thicket of fronds that grows from one root, nearest to the viewer. */
const thicket = (sheet: Sheet, place: Place, colour: string): string => {
  const leaves: Frond[] = [-62, -38, -16, 8, 30, 54].map((lean) => ({
    lean: lean + sheet.random.between(-7, 7),
    length: sheet.random.between(210, 300),
    bend: lean < 0 ? -56 : 56,
  }));
  return put(leaves.map((one) => fill(frond(one), colour)).join(''), place);
};

const riders = many(3, (at) => fill(`${disc(-28 + at * 62, -92, 11)}${box(-40 + at * 62, -82, [24, 30])}`, ink.deep));

const rail = (y: number, width: number): string =>
  [
    line(`M0 ${y}H${width}`, { colour: ink.deep, width: 9 }),
    line(`M0 ${y - 5}H${width}`, { colour: ink.light, width: 1.6, opacity: 0.5 }),
    many(Math.ceil(width / 120), (at) => line(`M${at * 120 + 30} ${y}v240`, { colour: ink.deep, width: 12 })),
  ].join('');

const car = (sheet: Sheet, place: Place): string =>
  put(
    [
      riders,
      rimmed(sheet, rideCar, { body: mix(ink.deep, ink.dusk, 0.3), light: ink.light, dx: 0, dy: 3 }),
      fill(`${disc(-62, -10, 10)}${disc(60, -10, 10)}`, ink.deep),
      glow(sheet, { x: -118, y: -42, r: 150, ry: 90, colour: LAMP, opacity: 0.9 }),
      fill(disc(-108, -42, 7), '#fff1d8'),
    ].join(''),
    place,
  );

const hills = (sheet: Sheet): string => range(sheet, { inks: ink, layers: 3, height: 190, rough: 4, sharp: true });

const valley = (sheet: Sheet, light: number, cast: { body: string; front: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, y: HORIZON - 60, r: 620 },
    curtains: [
      { from: light - 800, to: light + 260, hem: 330, rays: 330, strength: 0.75 },
      { from: light - 200, to: light + 900, hem: 250, rays: 240, strength: 0.45 },
    ],
    body: `${hills(sheet)}${cast.body}`,
    front: cast.front,
  });

const main = (sheet: Sheet): string =>
  valley(sheet, 560, {
    body: [
      beast(sheet, sauropod, { x: 1000, y: HORIZON, scale: 0.42 }),
      beast(sheet, sauropod, { x: 330, y: HORIZON + 4, scale: 0.94 }),
      put(fill(pterosaur, ink.deep), { x: 1130, y: 190, scale: 0.3, turn: -8 }),
    ].join(''),
    front: [
      rail(850, 1500),
      car(sheet, { x: 700, y: 846, scale: 1.25 }),
      thicket(sheet, { x: 90, y: 1060, scale: 1.35 }, mix(ink.deep, ink.dusk, 0.3)),
      thicket(sheet, { x: 1440, y: 1050, scale: 1.5 }, mix(ink.deep, ink.dusk, 0.3)),
    ].join(''),
  });

const square = (sheet: Sheet): string =>
  valley(sheet, 420, {
    body: beast(sheet, sauropod, { x: 120, y: HORIZON + 4, scale: 0.92 }),
    front: [
      rail(850, 1000),
      car(sheet, { x: 560, y: 846, scale: 1.2 }),
      thicket(sheet, { x: 40, y: 1050, scale: 1.2 }, mix(ink.deep, ink.dusk, 0.3)),
      thicket(sheet, { x: 985, y: 1050, scale: 1.2 }, mix(ink.deep, ink.dusk, 0.3)),
    ].join(''),
  });

const jaws = (sheet: Sheet): string =>
  valley(sheet, 480, {
    body: '',
    front: [
      put(
        [
          fill(`${upperTeeth}${lowerTeeth}`, ink.white),
          rimmed(sheet, hunter, { body: ink.deep, light: ink.light, dx: 3, dy: 4 }),
          fill(`${upperTeeth}${lowerTeeth}`, mix(ink.white, ink.light, 0.4)),
          glow(sheet, { x: 262, y: -318, r: 46, colour: LAMP, opacity: 0.9 }),
          fill('M246 -318Q262 -336 280 -316Q262 -304 246 -318Z', LAMP),
          fill('M261 -326Q267 -318 262 -309Q257 -318 261 -326Z', ink.deep),
        ].join(''),
        { x: 560, y: 690, scale: 1.35 },
      ),
      family(sheet, ink, { x: 300, y: 900, scale: 1.5 }),
      thicket(sheet, { x: 60, y: 1070, scale: 1.3 }, mix(ink.deep, ink.dusk, 0.3)),
      thicket(sheet, { x: 1330, y: 1080, scale: 1.6 }, mix(ink.deep, ink.dusk, 0.3)),
    ].join(''),
  });

const wings = (sheet: Sheet): string =>
  valley(sheet, 980, {
    body: '',
    front: [
      put(rimmed(sheet, pterosaur, { body: ink.deep, light: ink.light, dx: 0, dy: 5 }), {
        x: 560,
        y: 330,
        scale: 1.5,
        turn: 10,
      }),
      put(fill(pterosaur, ink.deep), { x: 1120, y: 230, scale: 0.5, turn: -14 }),
      put(fill(pterosaur, ink.deep), { x: 1290, y: 400, scale: 0.34, turn: -4 }),
      thicket(sheet, { x: 200, y: 1080, scale: 1.1 }, mix(ink.deep, ink.dusk, 0.3)),
      thicket(sheet, { x: 1300, y: 1070, scale: 1.3 }, mix(ink.deep, ink.dusk, 0.3)),
    ].join(''),
  });

const herd = (sheet: Sheet): string =>
  valley(sheet, 900, {
    body: [
      beast(sheet, ceratops, { x: 1060, y: HORIZON + 2, scale: 0.36 }),
      beast(sheet, ceratops, { x: 300, y: HORIZON + 4, scale: 0.98 }),
    ].join(''),
    front: [
      family(sheet, ink, { x: 1230, y: 930, scale: 1.7 }),
      thicket(sheet, { x: 70, y: 1060, scale: 1.3 }, mix(ink.deep, ink.dusk, 0.3)),
    ].join(''),
  });

export const jurassicRide: Subject = {
  shelf: 'experiences',
  slug: 'jurassic-ride',
  pictures: [
    {
      name: 'main',
      alt: 'An open ride car with a lit lamp passes under a towering long-necked dinosaur at dusk.',
      draw: main,
    },
    { name: '1', alt: 'A hunting dinosaur opens its jaws above three visitors among ferns.', draw: jaws },
    { name: '2', alt: 'Three pterosaurs glide over a valley lit by a green northern sky.', draw: wings },
    { name: '3', alt: 'A horned dinosaur and its young stand at still water while a family watches.', draw: herd },
    { name: 'square', alt: 'A long-necked dinosaur bends over the ride car and its lamp.', draw: square },
  ],
};
