import { type Inks, inks, LAMP } from '../kit/inks.js';
import { range, wood } from '../kit/land.js';
import { box, disc, fill, glow, line, many, put } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import * as city from '../shapes/cities.js';
import { stepped } from '../shapes/landmarks.js';
import { falls, far, fires, lit, towers } from './backdrops.js';
import type { Roof } from './hall.js';
import { boatRoof, longRoom, skyLoft, stairsDown } from './wonders-of-halls.js';
import { bridgeOfLight, lensCourt, paperScreen, sixFloors } from './wonders-of-scenes.js';

/** One venue and the city around it. */
export interface Street {
  readonly slug: string;
  /** How its city is called in words. */
  readonly city: string;
  /** What its façade shows. */
  readonly alt: string;
  readonly ink: Inks;
  /** Where the house stands, and where its light falls. */
  readonly door: number;
  readonly backdrop: (sheet: Sheet, ink: Inks) => string;
  readonly front?: (sheet: Sheet) => string;
  /** What carries the roof inside. */
  readonly roof: Roof;
  /** The outline that everybody there knows, and how large it is drawn in stars. */
  readonly landmark: readonly [shape: string, scale: number, words: string];
  /** The room that only this house has. */
  readonly wonder: { readonly alt: string; readonly draw: (sheet: Sheet, ink: Inks) => string };
}

/** The eight venues. */
export const streets: readonly Street[] = [
  {
    slug: 'rochester-flagship',
    city: 'Rochester',
    roof: 'glass',
    landmark: [city.wingedTower, 1.05, 'a tower with wings'],
    wonder: {
      alt: 'The courtyard under glass in Rochester: a lens taller than a man, and a lamp lit in the tower.',
      draw: lensCourt,
    },
    ink: inks.ice,
    door: 930,
    alt: 'The Rochester venue at night: a hall under a glowing saw-tooth roof, a waterfall and a tower with wings behind it.',
    backdrop: (sheet, ink) =>
      falls(ink) +
      far(sheet, ink, [city.archBridge, { x: 200, y: 412, scale: 0.62 }]) +
      towers(sheet, ink, [1130, 1500, 0.8]) +
      far(sheet, ink, [city.wingedTower, { x: 500, scale: 0.9 }]),
  },
  {
    slug: 'boston',
    city: 'Boston',
    roof: 'arches',
    landmark: [city.stayTower, 1.05, 'a cable-stayed bridge'],
    wonder: {
      alt: 'The long room in Boston: eighty yards without a pillar, sea light falling in from one side.',
      draw: longRoom,
    },
    ink: inks.violet,
    door: 880,
    alt: 'The Boston venue at night between bow-fronted brick houses, a cable-stayed bridge behind.',
    backdrop: (sheet, ink) =>
      far(sheet, ink, [city.stayTower, { x: 330, scale: 1.1 }]) +
      put(line(city.stays, { colour: ink.light, width: 2, opacity: 0.7 }), { x: 330, y: HORIZON, scale: 1.1 }) +
      fill(box(-20, HORIZON - 84, [760, 12]), ink.deep) +
      far(sheet, ink, [city.bowFronts(3), { x: 1240, scale: 1.15 }]) +
      lit(sheet, { x: 1268, y: HORIZON - 170, scale: 1.9 }, { columns: 12, rows: 5 }),
  },
  {
    slug: 'new-york-city',
    city: 'New York',
    roof: 'beams',
    landmark: [stepped, 1.05, 'a stepped skyscraper'],
    wonder: {
      alt: 'The New York house cut open: six floors with a room of light on each, and the lift that joins them.',
      draw: sixFloors,
    },
    ink: inks.indigo,
    door: 640,
    alt: 'The New York venue at night below skyscrapers, a water tank on a roof beside it.',
    backdrop: (sheet, ink) =>
      towers(sheet, ink, [20, 1500, 1.35]) +
      far(sheet, ink, [`${box(-130, -300, [300, 300])}`, { x: 1230 }]) +
      far(sheet, ink, [city.waterTank, { x: 1230, y: HORIZON - 352, scale: 1.15 }]) +
      lit(sheet, { x: 1120, y: HORIZON - 270, scale: 2 }, { columns: 11, rows: 8 }),
  },
  {
    slug: 'philadelphia',
    city: 'Philadelphia',
    roof: 'arches',
    landmark: [city.cityHall, 1, 'a clock tower'],
    wonder: {
      alt: 'An old printing press in Philadelphia whose paper runs up the wall and becomes the screen.',
      draw: paperScreen,
    },
    ink: inks.cyan,
    door: 950,
    alt: 'The Philadelphia venue at night, the clock tower of a great city hall behind.',
    backdrop: (sheet, ink) =>
      far(sheet, ink, [city.cityHall, { x: 330, scale: 1.15 }]) +
      glow(sheet, { x: 330, y: HORIZON - 400, r: 90, colour: LAMP, opacity: 0.9 }) +
      fill(disc(330, HORIZON - 400, 24), '#ffe2b4') +
      line(`M330 ${HORIZON - 400}v-16M330 ${HORIZON - 400}l10 6`, { colour: ink.deep, width: 3 }) +
      towers(sheet, ink, [1320, 1500, 0.9]),
  },
  {
    slug: 'washington-dc',
    city: 'Washington',
    roof: 'glass',
    landmark: [city.capitol, 1.1, 'a great dome'],
    wonder: {
      alt: 'Wide stairs in Washington that lead a school class below the pavement towards an arch of light.',
      draw: stairsDown,
    },
    ink: inks.aurora,
    door: 1010,
    alt: 'The Washington venue at night, an obelisk and a great white dome behind.',
    backdrop: (sheet, ink) =>
      range(sheet, { inks: ink, layers: 1, height: 40 }) +
      far(sheet, ink, [city.capitol, { x: 275, scale: 0.82 }]) +
      put(line(city.columns, { colour: ink.white, width: 3, opacity: 0.5 }), { x: 275, y: HORIZON, scale: 0.82 }) +
      far(sheet, ink, [city.obelisk, { x: 598, scale: 1.1 }]),
  },
  {
    slug: 'albany',
    city: 'Albany',
    roof: 'ribs',
    landmark: [city.egg, 1.6, 'an egg-shaped hall'],
    wonder: {
      alt: 'The ferry hall in Albany, its timber roof like an upturned boat, open to the river.',
      draw: boatRoof,
    },
    ink: inks.tide,
    door: 980,
    alt: 'The Albany venue at night beside an egg-shaped hall and a row of slender towers.',
    backdrop: (sheet, ink) =>
      far(sheet, ink, [city.slabTower(480), { x: 470 }]) +
      lit(sheet, { x: 444, y: HORIZON - 460 }, { columns: 5, rows: 30 }) +
      many(4, (at) => far(sheet, ink, [city.slabTower(260), { x: 70 + at * 92, scale: 0.95 }])) +
      range(sheet, { inks: ink, layers: 1, height: 30 }) +
      far(sheet, ink, [city.egg, { x: 250, scale: 1 }]),
  },
  {
    slug: 'hartford',
    city: 'Hartford',
    roof: 'beams',
    landmark: [city.gothicCapitol, 1.1, 'a capitol with a tall dome'],
    wonder: {
      alt: 'The sky loft in Hartford: clouds and one flash of lightning indoors, two people below them.',
      draw: skyLoft,
    },
    ink: inks.violet,
    door: 600,
    alt: 'The Hartford venue at night, a capitol with a golden dome behind.',
    backdrop: (sheet, ink) =>
      range(sheet, { inks: ink, layers: 2, height: 90 }) +
      far(sheet, ink, [city.gothicCapitol, { x: 1190, scale: 1.1 }]) +
      put(fill(city.gothicDome, LAMP, 0.85), { x: 1190, y: HORIZON, scale: 1.08 }) +
      glow(sheet, { x: 1190, y: HORIZON - 330, r: 200, colour: LAMP, opacity: 0.5 }) +
      wood(sheet, { from: 960, to: 1480, base: HORIZON + 2, tall: 60, count: 20, colour: ink.deep }),
  },
  {
    slug: 'providence',
    city: 'Providence',
    roof: 'ribs',
    landmark: [city.capitol, 1.1, 'a domed state house'],
    wonder: {
      alt: 'Two signal houses in Providence joined by a bridge of light, people crossing it.',
      draw: bridgeOfLight,
    },
    ink: inks.cyan,
    door: 560,
    alt: 'The Providence venue at night, fires burning on the river before it and a domed state house behind.',
    backdrop: (sheet, ink) =>
      towers(sheet, ink, [930, 1100, 0.9]) + far(sheet, ink, [city.capitol, { x: 1260, scale: 0.72 }]),
    front: fires,
  },
];
