import type { Sheet } from './sheet.js';

export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** Moves, turns and scales a drawing whose own origin is (0, 0). */
export const put = (drawing: string, { x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Place): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${drawing}</g>`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export const line = (d: string, { colour, width, opacity = 1, dash }: Pen): string => {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
};

export const box = (x: number, y: number, size: readonly [width: number, height: number]): string =>
  `M${x} ${y}h${size[0]}v${size[1]}h${-size[0]}Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, [r, r]);

export const oval = (x: number, y: number, [rx, ry]: readonly [number, number]): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const group = (drawing: string, attributes: string): string => `<g ${attributes}>${drawing}</g>`;

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Draws `count` marks one after the other. */
export const many = (count: number, make: (at: number) => string): string => times(count, make).join('');

export interface RimLight {
  readonly body: string;
  readonly light: string;
  /** Where the light comes from: the lit edge is this far from the body. */
  readonly dx: number;
  readonly dy: number;
}

/** A silhouette with one lit edge: the shape in light, and again in the body's colour, moved away from the light. */
export const rimmed = (sheet: Sheet, d: string, { body, light, dx, dy }: RimLight): string => {
  const clip = sheet.clip(`<path d="${d}"/>`);
  return `${fill(d, light)}<g clip-path="${clip}"><path transform="translate(${dx} ${dy})" d="${d}" fill="${body}"/></g>`;
};

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ry?: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** Light in the air around a point. */
export const glow = (sheet: Sheet, { x, y, r, ry = r, colour, opacity = 0.8 }: Glow): string => {
  const light = sheet.radial([
    [0, colour, opacity],
    [0.25, colour, opacity * 0.52],
    [0.55, colour, opacity * 0.16],
    [1, colour, 0],
  ]);
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${light}" style="mix-blend-mode:screen"/>`;
};

/** A body drawn in strokes: each limb is a path and its thickness. The lit edge lies `dx`, `dy` beside it. */
export const limbs = (
  parts: readonly (readonly [d: string, width: number])[],
  { body, light, dx, dy }: RimLight,
): string => {
  const draw = (colour: string): string => parts.map(([d, width]) => line(d, { colour, width })).join('');
  return `<g transform="translate(${-dx} ${-dy})">${draw(light)}</g>${draw(body)}`;
};
