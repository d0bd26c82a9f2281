import { line, many } from './marks.js';
import type { Sheet } from './sheet.js';

export interface Whirl {
  readonly x: number;
  readonly y: number;
  /** Reach of its pull; negative turns the other way. */
  readonly r: number;
}

export interface Flow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly whirls: readonly Whirl[];
  readonly colours: readonly string[];
  readonly brush: readonly [thin: number, thick: number];
}

/** Direction of the brush at a point: every whirl turns it around its own centre, strongest nearby. */
const headingAt = (whirls: readonly Whirl[], x: number, y: number): readonly [number, number] => {
  let dx = 0.5;
  let dy = 0.12 * Math.sin(x / 90);
  for (const whirl of whirls) {
    const [away, down] = [x - whirl.x, y - whirl.y];
    const pull =
      (3.2 * Math.sign(whirl.r)) / (1 + (away * away + down * down) / (whirl.r * whirl.r)) / Math.hypot(away, down, 20);
    dx += -down * pull;
    dy += away * pull;
  }
  const size = Math.hypot(dx, dy) || 1;
  return [dx / size, dy / size];
};

/** A wall painted in brush strokes that run around whirls. */
export const flow = (sheet: Sheet, area: Flow): string =>
  many(area.count, (at) => {
    let x = area.x + sheet.random.next() * area.width;
    let y = area.y + sheet.random.next() * area.height;
    const colour = area.colours[Math.floor(sheet.random.next() * area.colours.length)] ?? '#ffffff';
    const [thin, thick] = area.brush;
    const width = thick + (thin - thick) * (at / area.count) * sheet.random.between(0.8, 1.1);
    const points = [`${x.toFixed(0)} ${y.toFixed(0)}`];
    const steps = Math.round(sheet.random.between(5, 12));
    for (let step = 0; step < steps; step += 1) {
      const [dx, dy] = headingAt(area.whirls, x, y);
      x += dx * 13;
      y += dy * 13;
      points.push(`${x.toFixed(0)} ${y.toFixed(0)}`);
    }
    return line(`M${points.join('L')}`, { colour, width: Number(width.toFixed(1)), opacity: 0.9 });
  });
