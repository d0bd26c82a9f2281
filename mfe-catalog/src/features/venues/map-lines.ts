import type { MapPoint } from '@northlight/contracts';

export const pathOf = (points: readonly MapPoint[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** A shore or a park: a closed line with its corners rounded. */
export const outlineOf = (points: readonly MapPoint[]): string => {
  const between = points.map((point, at) => halfway(point, points[(at + 1) % points.length] ?? point));
  const bends = points.map((point, at) => `Q${point.join(' ')} ${(between[at] ?? point).join(' ')}`);
  return `M${(between.at(-1) ?? [0, 0]).join(' ')}${bends.join('')}Z`;
};

const halfway = ([ax, ay]: MapPoint, [bx, by]: MapPoint): MapPoint => [(ax + bx) / 2, (ay + by) / 2];

/** Where a street's name stands: the middle of its longest straight part, turned along it and never upside down. */
export const middleOf = (line: readonly MapPoint[]): { x: number; y: number; angle: number } => {
  const parts = line.slice(1).map((to, at) => ({ from: line[at] ?? to, to }));
  const longest = parts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!longest) return { x: 0, y: 0, angle: 0 };
  const { from, to } = longest;
  const [x, y] = halfway(from, to);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { x, y, angle: Math.round(upright(angle)) };
};

interface Part {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

const lengthOf = ({ from, to }: Part) => Math.hypot(to[0] - from[0], to[1] - from[1]);

const upright = (angle: number) => {
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
};
