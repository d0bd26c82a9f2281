import { type Inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, group, line, many, oval, put, rimmed } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { curtain, skyOf, stars } from '../kit/sky.js';
import { boards, depths, type Hall, pane, type Roof, roofOf, shell, spotIn } from './hall.js';

export interface Place {
  readonly ink: Inks;
  readonly roof: Roof;
  /** What stands on the city's horizon. */
  readonly backdrop: (sheet: Sheet, ink: Inks) => string;
  /** The outline that everybody there knows, standing on (0, 0), and how large it is drawn. */
  readonly landmark: readonly [shape: string, scale: number, words: string];
}

/** The city through a window: a piece of night with the backdrop on its own horizon. */
const outlook = (sheet: Sheet, { ink, backdrop }: Place, frame: string): string =>
  group(
    skyOf(sheet, ink) +
      stars(sheet, 60, ink.white) +
      glow(sheet, { x: 750, y: HORIZON, r: 700, ry: 300, colour: ink.light, opacity: 0.5 }) +
      backdrop(sheet, ink),
    `clip-path="${sheet.clip(`<path d="${frame}"/>`)}"`,
  );

const counter = (sheet: Sheet, ink: Inks): string =>
  [
    glow(sheet, { x: 1190, y: 640, r: 300, ry: 200, colour: LAMP, opacity: 0.55 }),
    visitor(sheet, ink, { who: 'adult', x: 1180, y: 742, scale: 1.7 }),
    fill('M1030 690H1420L1500 716V960L1060 880Z', mix(ink.deep, ink.dusk, 0.2)),
    line('M1030 690H1420L1500 716', { colour: LAMP, width: 4 }),
    line('M1290 690V590', { colour: ink.deep, width: 6 }),
    fill('M1252 606L1272 552H1308L1328 606Z', LAMP),
  ].join('');

/** The entrance hall: the roof of the house above, the city in the window at the end, somebody at the counter. */
export const foyer = (sheet: Sheet, place: Place): string => {
  const { ink, roof } = place;
  const hall: Hall = { centre: 700, far: { half: 330, tall: 400 } };
  const [left, top] = spotIn(hall)([-1, 1, 1]);
  const window = box(left, top, [660, 400]);
  return [
    shell(sheet, ink, hall),
    `<rect x="${left}" y="${top}" width="660" height="400" fill="${ink.night}"/>`,
    put(outlook(sheet, place, box(0, 0, [1500, HORIZON])), { x: left, y: HORIZON - 0.44 * HORIZON, scale: 0.44 }),
    `<rect x="${left}" y="${top}" width="660" height="112" fill="${mix(ink.night, '#000000', 0.25)}"/>`,
    line(`${window}${many(5, (at) => `M${left + (at + 1) * 110} ${top}V${HORIZON}`)}M${left} ${top + 150}h660`, {
      colour: ink.deep,
      width: 7,
    }),
    boards(sheet, ink, hall),
    roofOf(roof, ink, hall),
    counter(sheet, ink),
    family(sheet, ink, { x: 620, y: 862, scale: 2 }),
    visitor(sheet, ink, { who: 'coat', x: 360, y: 800, scale: 1.6 }),
  ].join('');
};

/** A dark way with a lit door on either side for each room; a line of light on the floor leads through. */
export const walk = (sheet: Sheet, { ink, roof }: Place): string => {
  const hall: Hall = { centre: 760, far: { half: 120, tall: 190 } };
  const doors = depths(5).flatMap((away, at) =>
    ([-1, 1] as const).map((side, nth) => {
      const opening = pane(hall, [
        [side, 0, away],
        [side, 0.5, away],
        [side, 0.5, away + 0.07],
        [side, 0, away + 0.07],
      ]);
      const spill = pane(hall, [
        [side, 0, away],
        [side * 0.45, 0, away],
        [side * 0.5, 0, away + 0.07],
        [side, 0, away + 0.07],
      ]);
      const colour = [ink.light, ink.fade, LAMP, ink.white][(at * 3 + nth) % 4] ?? ink.light;
      return fill(spill, colour, 0.22) + fill(opening, colour, 0.85);
    }),
  );
  const [x, y] = spotIn(hall)([0, 0, 1]);
  return [
    shell(sheet, ink, hall),
    fill(box(x - 120, y - 190, [240, 190]), mix(ink.dusk, ink.light, 0.25)),
    fill(box(x - 44, y - 130, [88, 130]), ink.white, 0.9),
    glow(sheet, { x, y: y - 60, r: 420, ry: 300, colour: ink.light, opacity: 0.7 }),
    roof === 'glass' ? '' : roofOf(roof, mixed(ink), hall),
    ...doors,
    line(`M${x} ${y}L750 1000`, { colour: ink.white, width: 7, opacity: 0.85 }),
    line(`M${x} ${y}L750 1000`, { colour: ink.light, width: 22, opacity: 0.25 }),
    visitor(sheet, ink, { who: 'coat', x: 850, y: 800, scale: 1.5 }),
    visitor(sheet, ink, { who: 'child', x: 775, y: 812, scale: 1.5 }),
  ].join('');
};

/** The same inks, darker: what carries the roof of a dark way is nearly out of sight. */
const mixed = (ink: Inks): Inks => ({ ...ink, light: mix(ink.light, ink.deep, 0.6) });

const lyingRow = (sheet: Sheet, ink: Inks, [y, count, size]: readonly [number, number, number]): string =>
  many(count, (at) => {
    const x = 750 + (at - (count - 1) / 2) * size * 3.1 + sheet.random.between(-8, 8);
    const head = disc(x, y - size * 1.25, size * 0.62);
    const chair = `M${x - size} ${y}C${x - size} ${y - size * 1.1} ${x - size * 0.7} ${y - size * 1.2} ${x} ${y - size * 1.2}C${x + size * 0.7} ${y - size * 1.2} ${x + size} ${y - size * 1.1} ${x + size} ${y}V${y + size * 2}H${x - size}Z`;
    const look = { body: ink.deep, light: mix(ink.light, ink.deep, 0.2), dx: 0, dy: 3 };
    return rimmed(sheet, head, look) + rimmed(sheet, chair, look);
  });

/** The round room: a dome of light above people who lean back, and the city's landmark drawn in stars. */
export const dome = (sheet: Sheet, { ink, landmark: [shape, scale] }: Place): string => {
  const rim = 'M60 1000V700C60 300 370 70 750 70C1130 70 1440 300 1440 700V1000Z';
  const sky = sheet.radial([
    [0, mix(ink.dusk, ink.light, 0.12)],
    [0.6, ink.dusk],
    [1, ink.night],
  ]);
  const inside = [
    `<rect width="1500" height="1000" fill="${sky}"/>`,
    stars(sheet, 420, ink.white),
    curtain(sheet, ink, { from: 100, to: 1400, hem: 330, rays: 230, strength: 0.55 }),
    put(line(shape, { colour: ink.white, width: 3.2 / scale, opacity: 0.95, dash: `${0.1 / scale} ${11 / scale}` }), {
      x: 750,
      y: HORIZON - 20,
      scale,
    }),
    glow(sheet, { x: 750, y: 720, r: 760, ry: 240, colour: ink.light, opacity: 0.8 }),
  ].join('');
  return [
    `<rect width="1500" height="1000" fill="${mix(ink.deep, '#000000', 0.3)}"/>`,
    group(inside, `clip-path="${sheet.clip(`<path d="${rim}"/>`)}"`),
    line(rim, { colour: ink.light, width: 3, opacity: 0.6 }),
    lyingRow(sheet, ink, [790, 11, 34]),
    lyingRow(sheet, ink, [880, 8, 48]),
    lyingRow(sheet, ink, [1000, 6, 68]),
  ].join('');
};

const table = (sheet: Sheet, ink: Inks, [x, y, size]: readonly [number, number, number]): string =>
  put(
    [
      glow(sheet, { x: 0, y: -70, r: 230, ry: 170, colour: LAMP, opacity: 0.75 }),
      fill(`M-6 0H6L14 150H-14Z${oval(0, 152, [60, 12])}`, ink.deep),
      fill(oval(0, 0, [120, 22]), mix(ink.deep, LAMP, 0.22)),
      line('M-120 0A120 22 0 0 0 120 0', { colour: LAMP, width: 2.5 }),
      line('M0 -4V-58', { colour: ink.deep, width: 5 }),
      fill('M-30 -50L-16 -92H16L30 -50Z', '#ffe2b4'),
      fill('M44 -6h26v-22h-26ZM-72 -6h22v-26h-22Z', mix(ink.light, ink.deep, 0.3)),
    ].join(''),
    { x, y, scale: size },
  );

/** The café: small lamps on the tables, and the city behind tall panes. */
export const cafe = (sheet: Sheet, place: Place): string => {
  const { ink } = place;
  const panes = many(5, (at) => box(70 + at * 278, 110, [248, 550]));
  const floor = sheet.linear([
    [0, mix(ink.dusk, ink.deep, 0.45)],
    [1, mix(ink.dusk, ink.deep, 0.9)],
  ]);
  const bars = many(5, (at) => `M${194 + at * 278} 110V660`);
  return [
    `<rect width="1500" height="${HORIZON}" fill="${mix(ink.deep, ink.dusk, 0.12)}"/>`,
    outlook(sheet, place, panes),
    line(`${bars}M70 290H1430`, { colour: mix(ink.deep, ink.dusk, 0.12), width: 6 }),
    line(panes, { colour: mix(ink.light, ink.deep, 0.45), width: 3 }),
    `<rect y="${HORIZON}" width="1500" height="340" fill="${floor}"/>`,
    glow(sheet, { x: 750, y: HORIZON + 40, r: 800, ry: 160, colour: ink.light, opacity: 0.4 }),
    visitor(sheet, ink, { who: 'coat', x: 640, y: 720, scale: 1.9 }),
    visitor(sheet, ink, { who: 'adult', x: 720, y: 724, scale: 1.9 }),
    table(sheet, ink, [330, 740, 0.9]),
    table(sheet, ink, [1010, 752, 1]),
    table(sheet, ink, [590, 860, 1.25]),
    table(sheet, ink, [1290, 880, 1.3]),
    seated(sheet, ink, [215, 900, 2.3]),
    seated(sheet, ink, [1120, 930, 2.5]),
  ].join('');
};

/** Somebody who sits with the back to us, seen down to the chair. */
const seated = (sheet: Sheet, ink: Inks, [x, y, scale]: readonly [number, number, number]): string =>
  put(
    rimmed(
      sheet,
      `${disc(0, -78, 11)}M-6 -68C-18 -66 -24 -60 -25 -48L-27 -10H27L25 -48C24 -60 18 -66 6 -68Z${box(-30, -30, [60, 6])}${box(-30, -30, [5, 70])}${box(25, -30, [5, 70])}`,
      { body: ink.deep, light: mix(ink.light, ink.deep, 0.2), dx: 0, dy: 1.4 },
    ),
    { x, y, scale },
  );
