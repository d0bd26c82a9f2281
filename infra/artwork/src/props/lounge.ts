import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';

export const ink: Inks = { ...inks.violet, light: '#a9c4ff', fade: '#6f62cf', dusk: '#2b2a63' };

export const body = mix(ink.deep, ink.dusk, 0.12);

/** A clock as wide as a window: both hands on twelve. */
export const clock = (sheet: Sheet, [x, y, r]: readonly [x: number, y: number, r: number]): string => {
  const face = sheet.radial([
    [0, ink.white],
    [0.7, mix(ink.white, ink.light, 0.6)],
    [1, ink.light],
  ]);
  const mark = (at: number): string =>
    put(fill(box(-r * 0.018, -r * 0.93, [r * 0.036, at % 3 === 0 ? r * 0.2 : r * 0.11]), ink.deep), { turn: at * 30 });
  return [
    glow(sheet, { x, y, r: r * 2.3, colour: ink.light, opacity: 0.6 }),
    fill(disc(x, y, r * 1.07), ink.deep),
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/>`,
    put(many(12, mark), { x, y }),
    line(disc(x, y, r * 0.7), { colour: ink.fade, width: 2, opacity: 0.6 }),
    fill(
      `M${x - r * 0.04} ${y + r * 0.16}L${x - r * 0.022} ${y - r * 0.7}L${x} ${y - r * 0.84}L${x + r * 0.022} ${y - r * 0.7}L${x + r * 0.04} ${y + r * 0.16}Z`,
      ink.deep,
    ),
    put(
      fill(
        `M${-r * 0.05} ${r * 0.12}L${-r * 0.035} ${-r * 0.4}L0 ${-r * 0.5}L${r * 0.035} ${-r * 0.4}L${r * 0.05} ${r * 0.12}Z`,
        ink.deep,
      ),
      { x, y, turn: -5 },
    ),
    fill(disc(x, y, r * 0.06), ink.deep),
  ].join('');
};

/** A stranger in a long coat and a hat, standing on (0, 0), 300 high. */
export const stranger =
  'M-46 -256C-34 -264 -27 -263 -25 -267L-21 -287C-17 -297 -7 -292 0 -294C7 -292 17 -297 21 -287L25 -267C27 -263 34 -264 46 -256C40 -251 26 -249 16 -249C17 -239 14 -231 9 -227L13 -216L26 -212C38 -208 43 -199 45 -184L52 -112L53 -98C52 -88 43 -88 41 -97L34 -152L32 -130L48 -38C34 -31 24 -30 18 -32L18 -8L28 -2L27 0H4L2 -30H-2L-4 0H-27L-28 -2L-18 -8L-18 -32C-24 -30 -34 -31 -48 -38L-32 -130L-34 -152L-41 -97C-43 -88 -52 -88 -53 -98L-52 -112L-45 -184C-43 -199 -38 -208 -26 -212L-13 -216L-9 -227C-14 -231 -17 -239 -16 -249C-26 -249 -40 -251 -46 -256Z';

export const chair =
  'M-130 -60C-150 -60 -164 -80 -164 -104C-164 -130 -146 -146 -122 -146C-104 -146 -96 -136 -92 -120L-96 -250C-96 -300 -70 -320 0 -320C70 -320 96 -300 96 -250L92 -120C96 -136 104 -146 122 -146C146 -146 164 -130 164 -104C164 -80 150 -60 130 -60L126 -22L136 0H116L104 -22H-104L-116 0H-136L-126 -22Z';

export const cat =
  'M-30 0C-44 -10 -40 -50 -24 -66C-22 -80 -26 -92 -26 -104L-14 -94C-6 -98 4 -98 10 -94L22 -104C24 -90 20 -78 16 -68C30 -50 34 -20 30 -4C52 -2 64 -12 60 -34C58 -42 66 -44 68 -36C74 -10 58 8 30 4Z';

export const floorLamp = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 0, y: -300, r: 330, colour: LAMP, opacity: 0.8 }),
      glow(sheet, { x: 0, y: 0, r: 200, ry: 40, colour: LAMP, opacity: 0.6 }),
      line('M0 0V-300', { colour: ink.deep, width: 7 }),
      fill('M-46 0C-40 -12 40 -12 46 0Z', ink.deep),
      `<path d="M-66 -280L-36 -366H36L66 -280Z" fill="${sheet.linear([
        [0, '#ffe4b8'],
        [1, LAMP],
      ])}"/>`,
    ].join(''),
    place,
  );

/** Dark panelling behind everything. */
export const panels = (sheet: Sheet): string =>
  many(Math.ceil(sheet.width / 125), (at) => {
    const x = at * 125 + 10;
    return line(`${box(x, 40, [105, 420])}${box(x, 490, [105, 140])}`, {
      colour: ink.light,
      width: 1.6,
      opacity: 0.13,
    });
  });

export const dark = (sheet: Sheet, shape: string, place: Place): string =>
  put(rimmed(sheet, shape, { body, light: ink.light, dx: 2, dy: 3 }), place);
