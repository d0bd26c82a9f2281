import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { disc, fill, glow, limbs, line, many, oval, type Place, put, times } from '../kit/marks.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';

export const ink: Inks = inks.cyan;

const R = 300;

export const edge = [-1, -0.8, -0.42, 0, 0.42, 0.8, 1].map((share) => share * R);

const gore = (at: number): string => {
  const [a, b] = [edge[at] ?? 0, edge[at + 1] ?? 0];
  const [top, foot] = [-R * 0.86, 0];
  const bow = (x: number): string => `${x * 0.98} ${top + 40} ${x} ${-R * 0.36}`;
  return `M0 ${top}C${bow(a)} ${a} ${foot}Q${(a + b) / 2} ${-34} ${b} ${foot}C${b} ${-R * 0.36} ${b * 0.98} ${top + 40} 0 ${top}Z`;
};

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

export const cloud = (sheet: Sheet, y: number, tone: number): string => {
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
    limbs(
      [
        ['M0 0L4 62', 42],
        ['M-16 -6L-78 -30L-110 -84', 18],
        ['M16 -6L78 -34L106 -88', 18],
        ['M-10 66L-52 120L-34 176', 22],
        ['M16 66L58 116L46 174', 22],
        ['M0 -38L0 -36', 40],
      ],
      { body: ink.deep, light: ink.light, dx: 0, dy: 4 },
    ),
    place,
  );
