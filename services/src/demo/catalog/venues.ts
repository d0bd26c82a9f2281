import type { VenueStatus } from '@northlight/contracts';

/** What the demo says about one venue. Streets are fictional on purpose; map places are percent of the drawn map. */
export interface DemoVenue {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly status: VenueStatus;
  readonly year: number;
  readonly isNew?: true;
  readonly map: readonly [x: number, y: number];
  /** The middle of its city: the streets are fictional. */
  readonly latitude: number;
  readonly longitude: number;
  readonly description: string;
}

/** Thanksgiving and Christmas Day (decisions.md 5). */
export const demoClosures = [
  { date: '2026-11-26', reason: 'Thanksgiving' },
  { date: '2026-12-25', reason: 'Christmas Day' },
] as const;

export const demoVenues: readonly DemoVenue[] = [
  {
    id: 1,
    slug: 'rochester-flagship',
    name: 'Rochester Flagship',
    address: '100 Demo Plaza',
    city: 'Rochester',
    state: 'NY',
    zipCode: '14604',
    status: 'open',
    year: 2025,
    isNew: true,
    map: [18, 17],
    latitude: 43.1566,
    longitude: -77.6088,
    description:
      'Our first venue and our headquarters: twelve immersive rooms in a former lens factory by the river, a glass-' +
      'roofed courtyard, and a lamp in the tower that’s lit whenever the doors are open.',
  },
  {
    id: 2,
    slug: 'boston',
    name: 'Boston',
    address: '12 Lantern Wharf',
    city: 'Boston',
    state: 'MA',
    zipCode: '02110',
    status: 'planned',
    year: 2026,
    map: [80, 30],
    latitude: 42.3555,
    longitude: -71.051,
    description:
      'A granite warehouse on the harbor where the upper floors get light off the water all day. It will have our ' +
      'longest room, eighty yards without a pillar.',
  },
  {
    id: 3,
    slug: 'new-york-city',
    name: 'New York City',
    address: '345 Prism Street',
    city: 'New York City',
    state: 'NY',
    zipCode: '10001',
    status: 'planned',
    year: 2026,
    map: [52, 56],
    latitude: 40.7506,
    longitude: -73.9972,
    description:
      'Six stories with one room on each floor, an elevator that’s an experience of its own, and a roof with a view of ' +
      'the skyline that inspired our cities room.',
  },
  {
    id: 4,
    slug: 'philadelphia',
    name: 'Philadelphia',
    address: '78 Camera Row',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19107',
    status: 'planned',
    year: 2027,
    map: [41, 69],
    latitude: 39.9496,
    longitude: -75.158,
    description:
      'A row of old printing halls joined by arches. The presses stay, and the paper they once printed becomes the ' +
      'screen.',
  },
  {
    id: 5,
    slug: 'washington-dc',
    name: 'Washington, DC',
    address: '901 Meridian Court',
    city: 'Washington',
    state: 'DC',
    zipCode: '20001',
    status: 'planned',
    year: 2027,
    map: [23, 86],
    latitude: 38.9094,
    longitude: -77.0163,
    description:
      'Half of this venue is below street level, which keeps it nice and dark. School mornings are planned from the ' +
      'start.',
  },
  {
    id: 6,
    slug: 'albany',
    name: 'Albany',
    address: '5 Ferry Lamp Road',
    city: 'Albany',
    state: 'NY',
    zipCode: '12207',
    status: 'planned',
    year: 2026,
    map: [55, 25],
    latitude: 42.6526,
    longitude: -73.7562,
    description:
      'A ferry hall on the Hudson with a timber roof like an upturned boat. Small, intimate, and made for evenings.',
  },
  {
    id: 7,
    slug: 'hartford',
    name: 'Hartford',
    address: '210 Candle Mill Lane',
    city: 'Hartford',
    state: 'CT',
    zipCode: '06103',
    status: 'planned',
    year: 2027,
    map: [65, 39],
    latitude: 41.7637,
    longitude: -72.6851,
    description:
      'A brick candle factory, fittingly. The drying loft will become a sky room with nothing in it but weather.',
  },
  {
    id: 8,
    slug: 'providence',
    name: 'Providence',
    address: '33 Signal Quay',
    city: 'Providence',
    state: 'RI',
    zipCode: '02903',
    status: 'planned',
    year: 2027,
    map: [77, 38],
    latitude: 41.824,
    longitude: -71.4128,
    description:
      'Two signal houses at the head of the bay, joined by a bridge of light you cross without touching the rail.',
  },
];
