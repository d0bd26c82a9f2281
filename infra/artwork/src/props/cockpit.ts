import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, group, line, many, oval, type Place, put, rimmed } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';

export const ink: Inks = { ...inks.cyan, light: '#7fe9e0', dusk: '#174a6a' };

/** A round instrument at (0, 0), 100 across: what it shows, and its rim. */
const dial = (sheet: Sheet, inner: string, place: Place): string =>
  put(
    [
      fill(disc(0, 0, 50), '#02060a'),
      group(inner, `clip-path="${sheet.clip(`<path d="${disc(0, 0, 46)}"/>`)}"`),
      line(disc(0, 0, 50), { colour: ink.light, width: 2.5, opacity: 0.75 }),
    ].join(''),
    place,
  );

const ticks = many(24, (at) => {
  const [c, s] = [Math.cos(at * 0.2618), Math.sin(at * 0.2618)];
  return line(`M${c * 36} ${s * 36}L${c * 44} ${s * 44}`, {
    colour: ink.white,
    width: at % 6 === 0 ? 2.6 : 1.1,
    opacity: 0.8,
  });
});

const pointer = (turn: number, colour: string): string =>
  put(line('M0 8V-34', { colour, width: 3.4 }), { turn }) + fill(disc(0, 0, 4), colour);

const attitude = (bank: number): string =>
  put(
    fill(box(-90, -90, [180, 94]), ink.fade) +
      fill(box(-90, 4, [180, 90]), mix(ink.deep, LAMP, 0.4)) +
      line('M-90 4H90', { colour: ink.white, width: 2 }) +
      line('M-14 -14H14M-9 -26H9', { colour: ink.white, width: 1.6 }),
    { turn: bank },
  ) + line('M-28 4H-9L0 12L9 4H28', { colour: LAMP, width: 4 });

export const gauge = (sheet: Sheet, turn: number, place: Place): string =>
  dial(sheet, ticks + pointer(turn, ink.light), place);

export const horizonDial = (sheet: Sheet, place: Place): string => dial(sheet, attitude(-9), place);

const screen = (sheet: Sheet, place: Place): string =>
  put(
    [
      fill(box(-70, -50, [140, 100]), '#02060a'),
      line(box(-70, -50, [140, 100]), { colour: ink.light, width: 2, opacity: 0.7 }),
      line('M-56 30C-30 10 -20 20 0 -6S40 -20 56 -34', { colour: LAMP, width: 3 }),
      many(4, (at) => line(oval(0, 44, [24 + at * 22, 22 + at * 20]), { colour: ink.light, width: 1, opacity: 0.35 })),
      fill('M0 26L-7 42L0 38L7 42Z', ink.white),
      many(12, (at) =>
        fill(disc(sheet.random.between(-60, 60), sheet.random.between(-42, 20), at % 3 === 0 ? 2 : 1.2), ink.light),
      ),
    ].join(''),
    place,
  );

export const yoke = (sheet: Sheet, place: Place): string =>
  put(
    rimmed(
      sheet,
      'M-104 -96C-122 -96 -128 -84 -124 -66L-108 0C-102 20 -84 26 -60 26H-20V150H20V26H60C84 26 102 20 108 0L124 -66C128 -84 122 -96 104 -96C92 -96 86 -88 84 -78L74 -30C72 -20 66 -16 56 -16H-56C-66 -16 -72 -20 -74 -30L-84 -78C-86 -88 -92 -96 -104 -96Z',
      { body: '#02050a', light: ink.light, dx: 0, dy: 4 },
    ),
    place,
  );

/** The frame of the windscreen: everything that is not glass. */
export const frame = (sheet: Sheet, wide: number): string => {
  const c = wide / 2;
  const pane = (side: number): string =>
    `M${c + side * 14} 70L${c + side * (wide * 0.31)} 92L${c + side * (wide * 0.37)} 800L${c + side * 18} 786Z`;
  const quarter = (side: number): string =>
    `M${c + side * (wide * 0.335)} 104L${c + side * (wide * 0.56)} 190V880L${c + side * (wide * 0.4)} 806Z`;
  const panes = `${pane(-1)}${pane(1)}${quarter(-1)}${quarter(1)}`;
  return [
    `<path fill-rule="evenodd" d="M0 0H${wide}V1000H0Z${panes}" fill="#02060c"/>`,
    line(panes, { colour: ink.light, width: 3, opacity: 0.55 }),
    glow(sheet, { x: c, y: 800, r: wide * 0.5, ry: 70, colour: ink.light, opacity: 0.3 }),
  ].join('');
};

export const dash = (sheet: Sheet, c: number): string =>
  [
    rimmed(
      sheet,
      `M${c - 640} 1010C${c - 580} 850 ${c - 340} 822 ${c} 816C${c + 340} 822 ${c + 580} 850 ${c + 640} 1010Z`,
      { body: '#050c14', light: ink.light, dx: 0, dy: 4 },
    ),
    screen(sheet, { x: c, y: 916, scale: 1.15 }),
    horizonDial(sheet, { x: c - 160, y: 914, scale: 1.2 }),
    gauge(sheet, 60, { x: c + 160, y: 914, scale: 1.2 }),
    gauge(sheet, -40, { x: c - 282, y: 920, scale: 0.84 }),
    gauge(sheet, 140, { x: c + 282, y: 920, scale: 0.84 }),
    many(9, (at) => fill(disc(c - 64 + at * 16, 840, 4), at % 4 === 1 ? LAMP : ink.light)),
  ].join('');
