/** The drawn map covers these degrees; everything on it is a place in percent of its width and height. */
const west = -79.5;
const east = -69;
const north = 44.2;
const south = 38;

type Point = readonly [longitude: number, latitude: number];

/** Where a point of the earth lies on the map, in percent of its width and height. */
const placed = ([longitude, latitude]: Point) => [
  (((longitude - west) / (east - west)) * 100).toFixed(1),
  (((north - latitude) / (north - south)) * 100).toFixed(1),
];

const pathOf = (points: readonly Point[]) => `M${points.map((point) => placed(point).join(' ')).join('L')}Z`;

const mainland: readonly Point[] = [
  [-80.5, 45],
  [-69, 45],
  [-69, 43.95],
  [-70.2, 43.55],
  [-70.75, 43.05],
  [-70.6, 42.66],
  [-71.02, 42.35],
  [-70.65, 41.97],
  [-70.5, 41.78],
  [-70.02, 41.78],
  [-70.05, 42.03],
  [-70.24, 42.07],
  [-69.95, 41.92],
  [-69.96, 41.67],
  [-70.65, 41.53],
  [-70.9, 41.6],
  [-71.2, 41.48],
  [-71.38, 41.78],
  [-71.48, 41.37],
  [-72.1, 41.3],
  [-72.9, 41.25],
  [-73.66, 40.98],
  [-73.98, 40.7],
  [-74.05, 40.45],
  [-74.1, 39.75],
  [-74.42, 39.35],
  [-74.93, 38.93],
  [-75.5, 39.5],
  [-75.1, 38.78],
  [-75.2, 38],
  [-75.9, 37.8],
  [-76.1, 38.6],
  [-76.2, 39.35],
  [-76.5, 39.1],
  [-76.4, 38.3],
  [-76.3, 37.5],
  [-80.5, 37.5],
];

const island: readonly Point[] = [
  [-74.03, 40.6],
  [-73.75, 40.86],
  [-72.6, 40.98],
  [-71.87, 41.07],
  [-72.45, 40.83],
  [-73.5, 40.58],
];

const lake: readonly Point[] = [
  [-80.5, 43.3],
  [-79, 43.27],
  [-77.6, 43.28],
  [-76.5, 43.5],
  [-76.2, 43.6],
  [-76.35, 44.05],
  [-77.3, 44],
  [-79.3, 43.65],
];

/** Land and water of the north-east, simplified by hand to what a map of eight cities needs. */
export const coast = { land: [mainland, island].map(pathOf).join(''), water: pathOf(lake) };
