import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { disc, fill, glow, limbs, line, many, type Place, put, rimmed } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';

export const ink: Inks = inks.tide;

/** A rider in a harness, sliding to the left; the wheels sit on the cable at (0, 0). */
export const rider = (sheet: Sheet, place: Place): string =>
  put(
    [
      line('M2 8L34 168', { colour: ink.light, width: 2.4, opacity: 0.8 }),
      limbs(
        [
          ['M32 172C6 178 -20 178 -40 180L-66 224', 17],
          ['M-66 224L-80 220', 12],
          ['M8 114C12 128 22 150 32 170', 33],
          ['M34 168C8 170 -22 162 -48 152', 23],
          ['M-48 152C-66 164 -84 178 -100 192', 17],
          ['M-100 192L-116 180', 13],
          ['M4 112C-2 92 -14 66 -20 38', 12],
          ['M10 112C18 92 20 64 12 38', 12],
        ],
        { body: ink.deep, light: ink.light, dx: 1.6, dy: 2.2 },
      ),
      line('M-30 36H22M-4 36V8', { colour: ink.light, width: 4 }),
      limbs([['M-8 88L-7 90', 34]], { body: ink.deep, light: ink.light, dx: 1.6, dy: 2.2 }),
      line('M-24 84Q-8 76 8 82', { colour: ink.light, width: 2.4, opacity: 0.7 }),
      glow(sheet, { x: -27, y: 86, r: 110, ry: 60, colour: LAMP, opacity: 0.9 }),
      fill(disc(-25, 86, 4), '#fff0d4'),
      fill(`${disc(-17, -8, 9)}${disc(17, -8, 9)}`, ink.deep),
      line(`${disc(-17, -8, 9)}${disc(17, -8, 9)}`, { colour: ink.light, width: 2, opacity: 0.7 }),
      fill('M-32 -4H32L12 16H-12Z', ink.deep),
      line('M-32 -4L-12 16H12', { colour: ink.light, width: 2 }),
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

/** The trolley near enough to touch: two grooved wheels on the cable, a plate that joins them, a clip below. */
export const trolley = (sheet: Sheet, place: Place): string => {
  const wheel = (x: number): string =>
    [
      fill(disc(x, -92, 96), ink.deep),
      line(disc(x, -92, 93), { colour: ink.light, width: 5 }),
      line(disc(x, -92, 74), { colour: ink.light, width: 2, opacity: 0.5 }),
      many(7, (at) => put(fill('M-9 -62H9L5 -30H-5Z', ink.dusk), { x, y: -92, turn: at * 51.4 })),
    ].join('');
  const plate =
    'M-196 -104C-196 -150 -110 -150 -92 -112C-60 -84 60 -84 92 -112C110 -150 196 -150 196 -104C196 -60 90 110 58 206C46 240 -46 240 -58 206C-90 110 -196 -60 -196 -104Z';
  return put(
    [
      wheel(-146),
      wheel(146),
      rimmed(sheet, plate, { body: mix(ink.deep, ink.dusk, 0.35), light: ink.white, dx: 2, dy: 5 }),
      [-146, 146]
        .map((x) => fill(disc(x, -104, 24), ink.deep) + line(disc(x, -104, 24), { colour: ink.light, width: 4 }))
        .join(''),
      line('M-60 10H60M-44 54H44', { colour: ink.light, width: 4, opacity: 0.4 }),
      fill(disc(0, 184, 26), ink.deep),
      line('M-30 196C-40 160 40 160 34 200L52 330C58 384 -40 396 -46 340Z', { colour: LAMP, width: 17 }),
      line('M-34 204C-38 168 20 160 30 190', { colour: '#fff0d4', width: 4 }),
      line('M4 372V720', { colour: ink.deep, width: 46 }),
      line('M-15 384V720', { colour: ink.light, width: 3 }),
    ].join(''),
    place,
  );
};

/** One of the rider's own shoes, toe up, and the leg below it. */
export const shoe = (sheet: Sheet, place: Place): string =>
  put(
    [
      fill('M-62 400C-66 260 -54 120 -44 60H44C54 120 66 260 62 400Z', mix(ink.deep, ink.dusk, 0.1)),
      rimmed(
        sheet,
        'M-50 92C-70 40 -66 -40 -46 -84C-30 -116 30 -116 46 -84C66 -40 70 40 50 92C20 108 -20 108 -50 92Z',
        {
          body: mix(ink.deep, ink.dusk, 0.3),
          light: ink.light,
          dx: 0,
          dy: 6,
        },
      ),
      line('M-46 -62C-26 -88 26 -88 46 -62', { colour: ink.light, width: 3, opacity: 0.55 }),
      many(4, (at) =>
        line(`M-24 ${-22 + at * 26}L24 ${-34 + at * 26}`, { colour: ink.white, width: 5, opacity: 0.75 }),
      ),
    ].join(''),
    place,
  );
