import { type Inks, inks, LAMP } from '../kit/inks.js';
import { disc, fill, glow, limbs, line, many, type Place, put } from '../kit/marks.js';
import { type Sheet } from '../kit/sheet.js';

export const ink: Inks = inks.tide;

export const rider = (sheet: Sheet, place: Place): string =>
  put(
    [
      line('M0 6L16 92M0 6L-22 70', { colour: ink.light, width: 3 }),
      limbs(
        [
          ['M4 84C10 110 20 128 30 146', 34],
          ['M28 148C0 152 -24 146 -50 136L-96 154', 22],
          ['M30 150C4 164 -20 162 -44 158L-88 184', 21],
          ['M2 88C-14 84 -20 70 -20 48L-14 16', 13],
          ['M8 88C18 70 20 50 10 14', 13],
          ['M-98 152L-108 142M-90 184L-102 176', 15],
        ],
        { body: ink.deep, light: ink.light, dx: 2.5, dy: 2.5 },
      ),
      limbs([['M0 54L2 58', 38]], { body: ink.deep, light: ink.light, dx: 2.5, dy: 2.5 }),
      line('M-16 44L14 40', { colour: ink.light, width: 3, opacity: 0.8 }),
      glow(sheet, { x: -22, y: 50, r: 90, ry: 60, colour: LAMP, opacity: 0.95 }),
      fill(disc(-19, 50, 5), '#fff0d4'),
      fill('M-30 -10H26L20 10H-24Z', ink.deep),
      fill(`${disc(-18, -6, 9)}${disc(14, -6, 9)}`, ink.light),
      fill(`${disc(-18, -6, 4)}${disc(14, -6, 4)}`, ink.deep),
    ].join(''),
    place,
  );

export const cable = (d: string): string =>
  `${line(d, { colour: ink.deep, width: 9 })}${line(d, { colour: ink.light, width: 2.6 })}`;

export const speed = (sheet: Sheet, x: number, y: number): string =>
  many(14, () => {
    const [dx, dy] = [sheet.random.between(60, 360), sheet.random.between(-10, 190)];
    return line(`M${x + dx} ${y + dy - dx * 0.2}l${sheet.random.between(50, 130)} -22`, {
      colour: ink.light,
      width: 2,
      opacity: sheet.random.between(0.15, 0.6),
    });
  });
