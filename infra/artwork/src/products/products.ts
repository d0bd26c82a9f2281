import type { Place } from '../kit/marks.js';
import type { Subject } from '../subject.js';
import { cap, glasses, pins, tote } from './accessories.js';
import { hoodie, longSleeve, tee } from './apparel.js';
import { coin, dinosaur, diorama } from './collectibles.js';
import { parcel } from './parcel.js';
import { auroraDome, cityPrint, dawnPrint } from './prints.js';
import { onPaper, type Thing } from './stage.js';

interface Ware {
  readonly slug: string;
  readonly alt: string;
  readonly thing: Thing;
  readonly place?: Place;
}

const wares: readonly Ware[] = [
  {
    slug: 'flagship-tee',
    alt: 'A night-blue T-shirt with a band of northern light across the chest.',
    thing: tee,
  },
  {
    slug: 'night-glow-hoodie',
    alt: 'A dark green hoodie with a glowing ring on the front.',
    thing: hoodie,
    place: { y: 520 },
  },
  {
    slug: 'explorer-long-sleeve',
    alt: 'A pale grey long-sleeved shirt with a dark line around both sleeves.',
    thing: longSleeve,
  },
  {
    slug: 'aurora-dome-print',
    alt: 'A print of a glass dome under northern lights, hung from a brass clip.',
    thing: auroraDome,
    place: { y: 530 },
  },
  {
    slug: 'city-of-light-print',
    alt: 'A print of city towers and a bridge before a low violet light, hung from a brass clip.',
    thing: cityPrint,
    place: { y: 530 },
  },
  {
    slug: 'prehistoric-dawn-print',
    alt: 'A print of a long-necked dinosaur before the rising sun, hung from a brass clip.',
    thing: dawnPrint,
    place: { y: 530 },
  },
  {
    slug: 'red-cyan-glasses',
    alt: 'Glasses with one red and one cyan lens that colour the paper below them.',
    thing: glasses,
  },
  {
    slug: 'enamel-pin-set',
    alt: 'Four round enamel pins on a card: a horizon, a fern, a fish and a star.',
    thing: pins,
  },
  { slug: 'canvas-tote', alt: 'A canvas bag with long handles and a printed rising light.', thing: tote },
  { slug: 'crew-cap', alt: 'A night-blue cap with a stitched horizon in yellow.', thing: cap, place: { x: 40 } },
  {
    slug: 'miniature-dinosaur',
    alt: 'A small green long-necked dinosaur on a wooden base.',
    thing: dinosaur,
    place: { y: 520 },
  },
  {
    slug: 'opening-year-coin-2025',
    alt: 'A brass coin with a light rising over a horizon and a milled edge.',
    thing: coin,
  },
  {
    slug: 'venue-diorama-kit',
    alt: 'A small model of a venue with a lit door before an arch of night sky, loose pieces beside it.',
    thing: diorama,
  },
  { slug: 'placeholder', alt: 'A closed box with a bow and a printed tag.', thing: parcel },
];

/** What the shop sells: the object on paper ground, wide and square. */
export const products: readonly Subject[] = wares.map(({ slug, alt, thing, place }) => ({
  shelf: 'products',
  slug,
  pictures: [
    { name: 'main', alt, draw: onPaper(thing, place) },
    { name: 'square', alt, draw: onPaper(thing, place) },
  ],
}));
