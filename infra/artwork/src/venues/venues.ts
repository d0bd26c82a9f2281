import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import type { Picture, Subject } from '../subject.js';
import { guests, house } from './house.js';
import { cafe, dome, foyer, walk } from './indoors.js';
import { type Street, streets } from './streets.js';

const facade =
  ({ ink, door, backdrop, front }: Street) =>
  (sheet: Sheet): string =>
    scene(sheet, {
      inks: ink,
      light: { x: door, r: 820, strength: 0.8 },
      curtains: [{ from: door - 800, to: door + 700, hem: 260, rays: 250, strength: 0.5 }],
      mirror: 0.42,
      body: backdrop(sheet, ink) + house(sheet, ink, { x: door, y: HORIZON }),
      front: guests(sheet, ink, door) + (front?.(sheet) ?? ''),
    });

/** The door from nearby: the warm lamp over it, and those who are about to go in. */
const arrival =
  ({ ink }: Street) =>
  (sheet: Sheet): string =>
    scene(sheet, {
      inks: ink,
      light: { x: 690, r: 700, strength: 0.8 },
      curtains: [{ from: -100, to: 1600, hem: 120, rays: 160, strength: 0.6 }],
      mirror: 0.5,
      body: house(sheet, ink, { x: 690, y: HORIZON, scale: 2.15 }),
      front: guests(sheet, ink, 690),
    });

const gallery = (street: Street): Picture[] => {
  const { city, ink, landmark, wonder } = street;
  return [
    { name: '1', alt: `The lit door of the ${city} venue at night, guests walking up to it.`, draw: arrival(street) },
    {
      name: '2',
      alt: `The entrance hall in ${city}: a lamp on the counter, the city in the tall window at the end.`,
      draw: (sheet) => foyer(sheet, street),
    },
    { name: '3', alt: wonder.alt, draw: (sheet) => wonder.draw(sheet, ink) },
    {
      name: '4',
      alt: `A dark way through the ${city} venue, a lit door for each room on both sides.`,
      draw: (sheet) => walk(sheet, street),
    },
    {
      name: '5',
      alt: `The round room in ${city}: people lean back under a dome in which ${landmark[2]} is drawn in stars.`,
      draw: (sheet) => dome(sheet, street),
    },
    {
      name: '6',
      alt: `The café in ${city}: small lamps on the tables, the city at night behind tall panes.`,
      draw: (sheet) => cafe(sheet, street),
    },
  ];
};

/** The eight venues: the same house in eight cities, from outside and from within. */
export const venues: readonly Subject[] = streets.map((street) => ({
  shelf: 'venues',
  slug: street.slug,
  pictures: [{ name: 'main', alt: street.alt, draw: facade(street) }, ...gallery(street)],
}));
