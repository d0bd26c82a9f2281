import { type Random, randomFrom } from './random.js';

/** Offset 0..1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Every picture stands on this line, measured from the top of a sheet 1000 high. */
export const HORIZON = 660;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** One sheet of paper: its size, its chance, and the gradients and clips that its drawing refers to. */
export class Sheet {
  readonly random: Random;
  private readonly defs = new Map<string, string>();

  constructor(
    seed: string,
    readonly width: number,
    readonly height = 1000,
  ) {
    this.random = randomFrom(seed);
  }

  /** Vertical gradient from the top of the painted shape to its foot; `turn` in degrees turns it clockwise. */
  linear(stops: readonly Stop[], turn = 0): string {
    const turned = turn === 0 ? '' : ` gradientTransform="rotate(${turn} .5 .5)"`;
    return this.define(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turned}>${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[]): string {
    return this.define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
  }

  /** Soft edges, `x` and `y` in sheet units. `margin` is the room that they need around the shape, in percent of it. */
  blur(x: number, y = x, margin = 40): string {
    const whole = 100 + 2 * margin;
    const area = `x="-${margin}%" y="-${margin}%" width="${whole}%" height="${whole}%"`;
    return this.define((id) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`);
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** The finished document, `pixels` wide. */
  document(body: string, pixels: number): string {
    const size = `width="${pixels}" height="${Math.round((pixels * this.height) / this.width)}"`;
    const view = `viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="none"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><defs>${[...this.defs.values()].join('')}</defs>${body}</svg>`;
  }

  private define(make: (id: string) => string): string {
    const key = make('');
    const known = /id="([^"]+)"/.exec(this.defs.get(key) ?? '')?.[1];
    const id = known ?? `d${this.defs.size}`;
    this.defs.set(key, make(id));
    return `url(#${id})`;
  }
}
