import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { disc, fill, glow, limbs, line, many, oval, type Place, put, times } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';

export const ink: Inks = inks.cyan;

const R = 300;

const edge = [-1, -0.8, -0.42, 0, 0.42, 0.8, 1].map((share) => share * R);

const gore = (at: number): string => {
  const [a, b] = [edge[at] ?? 0, edge[at + 1] ?? 0];
  const [top, foot] = [-R * 0.86, 0];
  const bow = (x: number): string => `${x * 0.98} ${top + 40} ${x} ${-R * 0.36}`;
  return `M0 ${top}C${bow(a)} ${a} ${foot}Q${(a + b) / 2} ${-34} ${b} ${foot}C${b} ${-R * 0.36} ${b * 0.98} ${top + 40} 0 ${top}Z`;
};

/** A round canopy lit from within; its lines meet at the jumper's shoulders, at (0, 470). */
export const canopy = (sheet: Sheet, place: Place): string => {
  const bright = sheet.linear([
    [0, ink.fade],
    [0.6, ink.light],
    [1, ink.white],
  ]);
  const dim = sheet.linear([
    [0, mix(ink.deep, ink.fade, 0.5)],
    [0.7, ink.fade],
    [1, mix(ink.fade, ink.light, 0.6)],
  ]);
  const cords = edge.map((x) => `M${x} 0L${x * 0.04} 468`).join('');
  return put(
    [
      glow(sheet, { x: 0, y: -60, r: R * 1.7, ry: R * 1.3, colour: ink.light, opacity: 0.5 }),
      line(cords, { colour: ink.white, width: 2, opacity: 0.6 }),
      fill(`M${-R} 0Q0 -70 ${R} 0Q0 40 ${-R} 0Z`, mix(ink.deep, ink.dusk, 0.6)),
      many(6, (at) => `<path d="${gore(at)}" fill="${at % 2 === 0 ? bright : dim}"/>`),
      many(6, (at) => line(gore(at), { colour: ink.deep, width: 2, opacity: 0.55 })),
      fill(oval(0, -R * 0.86, [26, 8]), ink.deep),
    ].join(''),
    place,
  );
};

/** A jumper in a harness, shoulders at (0, 0). */
export const jumper = (place: Place): string =>
  put(
    [
      limbs(
        [
          ['M0 10L2 62', 36],
          ['M-8 64L-18 106L-10 148', 19],
          ['M10 64L24 102L22 146', 19],
          ['M-12 8L-34 -14L-20 -46', 13],
          ['M12 8L34 -14L20 -46', 13],
          ['M-10 150L-22 156M22 148L12 156', 14],
          ['M0 -22L0 -20', 36],
        ],
        { body: ink.deep, light: ink.light, dx: 0, dy: 3 },
      ),
      line('M-14 -24Q0 -14 14 -24', { colour: ink.light, width: 4, opacity: 0.9 }),
    ].join(''),
    place,
  );

export const lamp = (sheet: Sheet, x: number, y: number): string =>
  glow(sheet, { x, y, r: 60, colour: LAMP, opacity: 0.9 }) + fill(disc(x, y, 4), '#fff0d4');

/** A bank of cloud: overlapping rounds with a lit upper edge. */
const cloud = (sheet: Sheet, y: number, tone: number): string => {
  const puffs = times(
    26,
    (at) => [(at / 25) * sheet.width, y + sheet.random.between(-22, 30), sheet.random.between(46, 118)] as const,
  );
  const rounds = (lift: number): string =>
    puffs.map(([x, top, r]) => oval(x, top + lift + r * 0.4, [r * 1.25, r * 0.62])).join('');
  const base = `M0 ${y + 30}H${sheet.width}V1000H0Z`;
  return (
    fill(rounds(-4), mix(ink.light, ink.dusk, tone * 0.8), 0.85) +
    fill(rounds(0), mix(ink.dusk, ink.deep, tone)) +
    fill(base, mix(ink.dusk, ink.deep, tone))
  );
};

export const clouds = (sheet: Sheet): string => many(4, (at) => cloud(sheet, HORIZON + 10 + at * 82, 0.12 + at * 0.24));

export const diver = (place: Place): string =>
  put(
    [
      limbs(
        [
          ['M-52 2C-70 30 -84 44 -104 44L-140 26', 14],
          ['M40 2C70 -4 90 -8 108 -6', 22],
          ['M108 -6C122 -24 132 -46 142 -72', 16],
        ],
        { body: mix(ink.deep, ink.dusk, 0.25), light: ink.light, dx: 0, dy: 2 },
      ),
      limbs(
        [
          ['M-36 -38L18 -30', 26],
          ['M-62 -4C-30 10 10 12 42 6', 42],
          ['M40 10C68 22 88 26 108 24', 24],
          ['M108 24C128 10 142 -14 154 -44', 17],
          ['M154 -44L168 -46M142 -72L156 -76', 12],
          ['M-60 8C-86 26 -108 22 -120 6L-152 -26', 15],
          ['M-98 -18L-96 -18', 46],
        ],
        { body: ink.deep, light: ink.light, dx: 0, dy: 3 },
      ),
      line('M-119 -22Q-112 -8 -96 -6', { colour: ink.white, width: 5, opacity: 0.85 }),
    ].join(''),
    place,
  );
