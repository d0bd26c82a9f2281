import type { MapPoint, StreetMap } from '@northlight/contracts';

export const pathOf = (points: readonly MapPoint[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** A shore or a park: a closed line with its corners rounded. */
export const outlineOf = (points: readonly MapPoint[]): string => {
  const between = points.map((point, at) => halfway(point, points[(at + 1) % points.length] ?? point));
  const bends = points.map((point, at) => `Q${point.join(' ')} ${(between[at] ?? point).join(' ')}`);
  return `M${(between.at(-1) ?? [0, 0]).join(' ')}${bends.join('')}Z`;
};

const halfway = ([ax, ay]: MapPoint, [bx, by]: MapPoint): MapPoint => [(ax + bx) / 2, (ay + by) / 2];

/** Where the name of a street stands, and how it is turned: along the street, never upside down. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
}

/**
 * A place for the name of each street, as far as can be from the house, from the signs and their words, and from the
 * names that stand already.
 */
export const placeNames = ({ streets, landmarks, waters, greens, door: [x, y] }: StreetMap): NamePlace[] => {
  const taken: MapPoint[] = [
    [x, y],
    [x - 6, y - 4],
    [x + 6, y - 4],
    [95, 6],
    ...landmarks.flatMap(({ at: [lx, ly] }): MapPoint[] => [
      [lx, ly],
      [lx + 6, ly],
      [lx + 11, ly],
    ]),
    ...[...waters, ...greens].map(({ label }) => label),
  ];
  return streets.map(({ line }) => {
    const places = placesAlong(line);
    const best = places.toSorted((a, b) => roomAt(b, taken) - roomAt(a, taken))[0] ?? { x: 0, y: 0, angle: 0 };
    taken.push([best.x, best.y]);
    return best;
  });
};

/** Enough is enough: more room than this does not make a place better. */
const plenty = 13;

const roomAt = ({ x, y }: NamePlace, taken: readonly MapPoint[]) =>
  Math.min(plenty, ...taken.map(([tx, ty]) => Math.hypot(tx - x, ty - y)));

/** Places on the straight parts of a street that are long enough for a name, those in the middle of a part first. */
const placesAlong = (line: readonly MapPoint[]): NamePlace[] => {
  const parts = line.slice(1).map((to, at) => ({ from: line[at] ?? to, to }));
  const byLength = parts.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const roomy = byLength.filter((part, at) => at === 0 || lengthOf(part) > 14);
  return [0.5, 0.3, 0.7].flatMap((share) => roomy.map((part) => placeOn(part, share))).filter(isOnSheet);
};

const placeOn = ({ from, to }: Part, share: number): NamePlace => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const along = (axis: 0 | 1) => Math.round((from[axis] + (to[axis] - from[axis]) * share) * 10) / 10;
  return { x: along(0), y: along(1), angle: Math.round(upright(angle)) };
};

/** The whole name is: it takes some room along the street. */
const isOnSheet = ({ x, y, angle }: NamePlace) =>
  Math.abs(angle) > 45 ? y > 10 && y < 65 && x > 3 && x < 97 : x > 10 && x < 90 && y > 4 && y < 73;

interface Part {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

const lengthOf = ({ from, to }: Part) => Math.hypot(to[0] - from[0], to[1] - from[1]);

const upright = (angle: number) => {
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
};
