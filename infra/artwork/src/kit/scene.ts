import { type Inks, mix } from './inks.js';
import { group, many } from './marks.js';
import { HORIZON, type Sheet } from './sheet.js';
import { type Curtain, curtain, type Light, lightOf, skyOf, stars } from './sky.js';

export interface Scene {
  readonly inks: Inks;
  readonly light: Light;
  readonly stars?: number;
  readonly curtains?: readonly Curtain[];
  /** What stands on the horizon, back to front; the floor mirrors it. */
  readonly body: string;
  /** What is nearer than the horizon and has no reflection. */
  readonly front?: string;
  /** How much the floor mirrors, 0..1. */
  readonly mirror?: number;
}

/** Every wide picture is staged like this: one sky, one light, one horizon, and a dark floor that remembers the light. */
export const scene = (sheet: Sheet, { inks, light, body, ...more }: Scene): string => {
  const { stars: starCount = 130, curtains = [], front = '', mirror = 0.3 } = more;
  const lit = lightOf(sheet, inks, light);
  const back = [
    skyOf(sheet, inks),
    stars(sheet, starCount, inks.white),
    ...curtains.map((one) => curtain(sheet, inks, one)),
    lit,
  ].join('');
  const flipped = group(
    group(body, `transform="translate(0 ${2 * HORIZON}) scale(1 -1)" opacity="${mirror}"`),
    `clip-path="${sheet.clip(`<rect y="${HORIZON}" width="${sheet.width}" height="${1000 - HORIZON}"/>`)}"`,
  );
  const upper = group(body, `clip-path="${sheet.clip(`<rect width="${sheet.width}" height="${HORIZON + 1}"/>`)}"`);
  return [back, upper, floor(sheet, inks), flipped, gleam(sheet, inks, light), front].join('');
};

/** The floor takes the colour of the sky at the horizon and loses it towards the viewer. */
const floor = (sheet: Sheet, inks: Inks): string => {
  const ground = sheet.linear([
    [0, mix(inks.dusk, inks.deep, 0.2)],
    [0.3, mix(inks.dusk, inks.deep, 0.5)],
    [1, mix(inks.dusk, inks.deep, 0.86)],
  ]);
  return `<rect y="${HORIZON}" width="${sheet.width}" height="${1000 - HORIZON}" fill="${ground}"/>`;
};

/** The light's path on the floor: a soft column and bright broken lines, wider as they come nearer. */
const gleam = (sheet: Sheet, inks: Inks, { x, r = 520, strength = 1 }: Light): string => {
  const column = sheet.radial([
    [0, inks.light, 0.6 * strength],
    [0.5, inks.light, 0.18 * strength],
    [1, inks.light, 0],
  ]);
  const veil = sheet.linear([
    [0, inks.deep, 0],
    [1, inks.deep, 0.62],
  ]);
  const streaks = many(46, () => {
    const depth = sheet.random.next() ** 1.5;
    const y = HORIZON + 4 + depth * 320;
    const off = (sheet.random.next() + sheet.random.next() - 1) * (r * 0.34 + depth * 260);
    const long = sheet.random.between(16, 60) * (0.6 + depth * 1.8);
    const opacity = 0.5 * strength * (1 - depth * 0.75) * (1 - Math.abs(off) / (r * 0.34 + depth * 260 + 1));
    return `<rect x="${(x + off - long / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${long.toFixed(1)}" height="${(1 + depth * 2.4).toFixed(1)}" rx="1.5" opacity="${Math.max(0, opacity).toFixed(2)}"/>`;
  });
  return [
    `<ellipse cx="${x}" cy="${HORIZON}" rx="${r * 0.5}" ry="330" fill="${column}" clip-path="${sheet.clip(`<rect y="${HORIZON}" width="${sheet.width}" height="340"/>`)}" style="mix-blend-mode:screen"/>`,
    `<g fill="${inks.white}">${streaks}</g>`,
    `<rect y="${HORIZON}" width="${sheet.width}" height="${1000 - HORIZON}" fill="${veil}"/>`,
  ].join('');
};
