import type { ChartData, Series } from './chart-data.ts';

/** Where things stand: `x` of a place, `y` of a value, and the line below the bars; pixels. */
interface Scales {
  readonly x: { (place: number): number | undefined; bandwidth(): number };
  readonly y: (value: number) => number;
  readonly base: number;
}

interface DrawnBar {
  readonly key: string;
  readonly look: Series['look'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every bar that is more than nothing; the least of them is still seen. */
export const drawnBars = ({ places, series, layout = 'beside' }: ChartData, { x, y, base }: Scales): DrawnBar[] => {
  const width = x.bandwidth() / (layout === 'beside' ? series.length : 1);
  return places.flatMap(({ key, values }, place) =>
    series.flatMap(({ name, look }, nth) => {
      const value = values[nth] ?? 0;
      const left = (x(place) ?? 0) + (layout === 'beside' ? nth * width : 0);
      const height = Math.max(2, base - y(value));
      return value > 0
        ? [{ key: `${key} ${name}`, look, x: left, y: base - height, width: Math.max(1, width), height }]
        : [];
    }),
  );
};
