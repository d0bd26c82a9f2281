import { mix } from './inks.js';
import { fill, many, times } from './marks.js';
import { waveFrom } from './random.js';
import { HORIZON, type Sheet } from './sheet.js';

export interface Ridge {
  readonly base: number;
  readonly height: number;
  /** Waves across the sheet: low for hills, high for crags. */
  readonly rough: number;
  readonly colour: string;
  readonly sharp?: boolean;
}

/** A row of hills from edge to edge, standing on `base`. */
export const ridge = (sheet: Sheet, { base, height, rough, colour, sharp = false }: Ridge): string => {
  const wave = waveFrom(sheet.random);
  const count = sharp ? 64 : 120;
  const points = times(count + 1, (at) => {
    const lift = 0.5 + 0.5 * wave((at / count) * rough);
    const jag = sharp ? sheet.random.between(-0.09, 0.09) : 0;
    return `${Math.round((at / count) * sheet.width)} ${Math.round(base - height * Math.max(0.03, lift + jag))}`;
  });
  return fill(`M0 ${base}L${points.join('L')}L${sheet.width} ${base}Z`, colour);
};

export interface Range {
  readonly inks: { readonly dusk: string; readonly deep: string; readonly light: string };
  readonly layers: number;
  readonly height: number;
  readonly rough?: number;
  readonly sharp?: boolean;
}

/** Hills behind hills, paler with distance, all standing on the horizon. */
export const range = (sheet: Sheet, { inks, layers, height, rough = 5, sharp = false }: Range): string =>
  many(layers, (at) => {
    const near = (at + 1) / layers;
    const far = mix(inks.dusk, inks.light, 0.18);
    return ridge(sheet, {
      base: HORIZON + 2,
      height: height * (1.15 - 0.75 * near),
      rough: rough * (0.7 + near),
      colour: mix(far, inks.deep, near * 0.92),
      sharp,
    });
  });

/** One conifer standing on (0, 0), `tall` high. */
const pine = (sheet: Sheet, tall: number): string => {
  const steps = 7;
  const side = (sign: number): string[] =>
    times(steps, (at) => {
      const y = -tall + (tall * 0.94 * (at + 1)) / steps;
      const reach = sign * tall * 0.2 * ((at + 1) / steps) * sheet.random.between(0.75, 1.15);
      return `${reach.toFixed(1)} ${y.toFixed(1)}L${(reach * 0.45).toFixed(1)} ${(y - tall * 0.015).toFixed(1)}`;
    });
  return `M0 ${-tall}L${side(1).join('L')}L${tall * 0.03} 0L${-tall * 0.03} 0L${side(-1)
    .reverse()
    .map((pair) => pair.split('L').reverse().join('L'))
    .join('L')}Z`;
};

export interface Wood {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly tall: number;
  readonly count: number;
  readonly colour: string;
}

export const wood = (sheet: Sheet, { from, to, base, tall, count, colour }: Wood): string =>
  many(count, (at) => {
    const x = from + ((to - from) * (at + sheet.random.between(-0.4, 0.4))) / count;
    const high = tall * sheet.random.between(0.55, 1.1);
    return `<path transform="translate(${x.toFixed(1)} ${base})" d="${pine(sheet, high)}" fill="${colour}"/>`;
  });

export interface Frond {
  readonly length: number;
  /** Degrees from upright, clockwise. */
  readonly lean: number;
  /** Degrees it bends over its length. */
  readonly bend: number;
}

/** A fern frond growing from (0, 0). */
export const frond = ({ length, lean, bend }: Frond): string => {
  const steps = 22;
  let x = 0;
  let y = 0;
  const leaves: string[] = [];
  for (let at = 0; at < steps; at += 1) {
    const share = at / steps;
    const angle = ((lean + bend * share * share - 90) * Math.PI) / 180;
    x += (Math.cos(angle) * length) / steps;
    y += (Math.sin(angle) * length) / steps;
    const reach = length * 0.24 * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.13)) ** 0.8;
    leaves.push(leaf({ x, y, angle: angle + 1.05, reach }), leaf({ x, y, angle: angle - 1.05, reach }));
  }
  return leaves.join('');
};

const leaf = ({ x, y, angle, reach }: { x: number; y: number; angle: number; reach: number }): string => {
  const tip = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  const wide = reach * 0.13 + 1;
  const nx = Math.cos(angle + Math.PI / 2) * wide;
  const ny = Math.sin(angle + Math.PI / 2) * wide;
  const mid = [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5] as const;
  const point = (a: number, b: number): string => `${a.toFixed(1)} ${b.toFixed(1)}`;
  return `M${point(x, y)}Q${point(mid[0] + nx, mid[1] + ny)} ${point(tip[0] ?? 0, tip[1] ?? 0)}Q${point(mid[0] - nx, mid[1] - ny)} ${point(x, y)}Z`;
};
