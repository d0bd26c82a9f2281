import { type Inks, mix } from './inks.js';
import { glow, group, many } from './marks.js';
import { waveFrom } from './random.js';
import { HORIZON, type Sheet } from './sheet.js';

export const skyOf = (sheet: Sheet, inks: Inks): string => {
  const air = sheet.linear([
    [0, mix(inks.night, '#000000', 0.25)],
    [0.45, inks.night],
    [0.8, mix(inks.night, inks.dusk, 0.55)],
    [1, inks.dusk],
  ]);
  return `<rect width="${sheet.width}" height="${HORIZON + 4}" fill="${air}"/>`;
};

/** Stars thin out towards the horizon. */
export const stars = (sheet: Sheet, count: number, colour: string): string =>
  many(count, () => {
    const high = sheet.random.next() ** 1.6;
    const r = 0.5 + sheet.random.next() ** 4 * 1.9;
    const at = `cx="${Math.round(sheet.random.next() * sheet.width)}" cy="${Math.round(high * HORIZON * 0.9)}"`;
    return `<circle ${at} r="${r.toFixed(1)}" fill="${colour}" opacity="${(0.25 + 0.6 * sheet.random.next()).toFixed(2)}"/>`;
  });

export interface Curtain {
  readonly from: number;
  readonly to: number;
  /** Height of the lower hem of the curtain. */
  readonly hem: number;
  /** How tall its rays are. */
  readonly rays: number;
  readonly strength: number;
}

/** One curtain of the aurora: many thin rays above a folded hem, green at the foot, violet at the top. */
export const curtain = (sheet: Sheet, inks: Inks, { from, to, hem, rays, strength }: Curtain): string => {
  const fold = waveFrom(sheet.random);
  const shine = waveFrom(sheet.random);
  const light = sheet.linear([
    [0, inks.fade, 0],
    [0.35, inks.fade, 0.35],
    [0.72, inks.light, 0.6],
    [0.93, inks.light, 1],
    [1, inks.light, 0],
  ]);
  const count = Math.round((to - from) / 7);
  const strips = many(count, (at) => {
    const share = at / count;
    const edge = Math.sin(Math.PI * share) ** 0.8;
    const x = from + (to - from) * share + 26 * fold(share * 9 + 40);
    const foot = hem + 70 * fold(share * 4);
    const tall = rays * (0.72 + 0.4 * shine(share * 23 + 9)) * (0.5 + 0.5 * edge);
    const opacity = Math.max(0, (0.5 + 0.55 * shine(share * 13)) * edge * strength);
    return `<rect x="${x.toFixed(1)}" y="${(foot - tall).toFixed(1)}" width="13" height="${tall.toFixed(1)}" opacity="${opacity.toFixed(3)}"/>`;
  });
  return group(strips, `fill="${light}" filter="${sheet.blur(5, 9, 10)}" style="mix-blend-mode:screen"`);
};

export interface Light {
  readonly x: number;
  readonly y?: number;
  readonly r?: number;
  readonly strength?: number;
}

/** The one light: wide cool air, then the ink, then its hot heart. */
export const lightOf = (sheet: Sheet, inks: Inks, { x, y = HORIZON, r = 520, strength = 1 }: Light): string =>
  [
    glow(sheet, { x, y, r: r * 1.7, ry: r * 0.9, colour: inks.fade, opacity: 0.62 * strength }),
    glow(sheet, { x, y, r, ry: r * 0.72, colour: inks.light, opacity: 0.82 * strength }),
    glow(sheet, { x, y, r: r * 0.36, ry: r * 0.2, colour: inks.white, opacity: 0.9 * strength }),
  ].join('');
