import { inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, line, many, oval, put, rimmed } from '../kit/marks.js';
import { skyOf } from '../kit/sky.js';
import { sauropod } from '../shapes/dinosaurs.js';
import { house } from '../venues/house.js';
import { brass, cloth, ink, laid, type Thing, under, within } from './stage.js';

export const dinosaur: Thing = (sheet) => {
  const body = rimmed(sheet, sauropod, { body: '#2f6b62', light: '#a9ecd0', dx: 7, dy: 9 });
  const spots = many(26, () =>
    fill(
      oval(sheet.random.between(380, 700), sheet.random.between(-330, -180), [sheet.random.between(7, 20), 9]),
      '#173b36',
      0.6,
    ),
  );
  const belly = 'M330 -120C450 -70 620 -70 720 -112L720 0H300Z';
  const eye = fill(disc(92, -628, 8), '#fff4dc') + fill(disc(91, -628, 4), '#0d1522');
  return [
    under(sheet, [400, 52], 262),
    fill(oval(0, 256, [352, 40]), '#a87f4c'),
    fill(oval(0, 244, [352, 40]), '#d9b27a'),
    put(body + within(sheet, sauropod, spots + fill(belly, '#0f2c29', 0.4)) + eye, { x: -360, y: 246, scale: 0.72 }),
  ].join('');
};

const spokes = (count: number, [inner, outer]: readonly [number, number], arc: readonly [from: number, to: number]) =>
  many(count, (at) => {
    const angle = arc[0] + ((arc[1] - arc[0]) * (at + 0.5)) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * inner).toFixed(1)} ${(y * inner).toFixed(1)}L${(x * outer).toFixed(1)} ${(y * outer).toFixed(1)}`;
  });

const mills = spokes(150, [330, 350], [0, 2 * Math.PI]);
const rays = spokes(13, [136, 240], [Math.PI, 2 * Math.PI]);

export const coin: Thing = (sheet) => {
  const metal = sheet.linear(
    [
      [0, '#fff3d2'],
      [0.35, brass.lit],
      [0.68, brass.body],
      [1, '#8d6229'],
    ],
    -40,
  );
  const field = sheet.linear(
    [
      [0, brass.body],
      [0.6, brass.lit],
      [1, '#fff3d2'],
    ],
    -40,
  );
  const relief = (dx: number, colour: string, opacity: number): string =>
    put(
      line(`M-252 40H252M-170 84H170M-112 126H112M-60 166H60${rays}`, { colour, width: 13, opacity }) +
        fill('M-108 40A108 108 0 0 1 108 40Z', colour, opacity),
      { x: dx, y: dx },
    );
  return laid(
    sheet,
    disc(0, 0, 350),
    [
      `<path d="${disc(0, 0, 350)}" fill="${metal}"/>`,
      line(mills, { colour: brass.shade, width: 4, opacity: 0.8 }),
      `<path d="${disc(0, 0, 300)}" fill="${field}"/>`,
      line(disc(0, 0, 300), { colour: brass.shade, width: 5, opacity: 0.7 }),
      relief(5, brass.shade, 0.75),
      relief(-3, '#fff6de', 0.9),
      relief(0, '#e6bd74', 1),
    ].join(''),
  );
};

const pieces = ['M0 0h150l20 40h-150Z', 'M0 0l40 -56l40 56Z', 'M0 0l40 -56l40 56Z', 'M0 0h110v16h-110Z'] as const;

/** The house of the venues, a hand high, before an arch of night sky on a wooden plinth; a few pieces wait beside it. */
export const diorama: Thing = (sheet) => {
  const arch = 'M-320 200V-60A320 320 0 0 1 320 -60V200Z';
  const night = inks.aurora;
  const sky = [
    put(skyOf(sheet, night), { x: -sheet.width / 2, y: -480 }),
    glow(sheet, { x: 0, y: 90, r: 460, ry: 280, colour: ink.light, opacity: 0.8 }),
    many(46, () => fill(disc(sheet.random.between(-310, 310), sheet.random.between(-370, -60), 2.4), ink.white, 0.8)),
  ].join('');
  return [
    under(sheet, [470, 56], 312),
    laid(sheet, arch, fill(arch, night.night)),
    within(sheet, arch, sky),
    line(arch, { colour: '#d9b27a', width: 24 }),
    line(arch, { colour: '#f4dcb2', width: 4 }),
    fill('M-390 196H390L430 240H-430Z', mix(night.dusk, night.deep, 0.45)),
    fill('M-60 216H60L84 240H-84Z', LAMP, 0.5),
    fill(box(-430, 240, [860, 72]), '#c0935a'),
    fill(box(-430, 240, [860, 12]), '#f0d3a0'),
    fill(box(-110, 264, [220, 26]), brass.lit),
    house(sheet, night, { x: 0, y: 218, scale: 0.72 }),
    ...pieces.map((piece, at) => {
      const place = {
        x: [-400, -190, 60, 250][at] ?? 0,
        y: [364, 424, 426, 390][at] ?? 0,
        turn: [-4, 12, -16, 7][at] ?? 0,
      };
      const tone = at === 3 ? cloth.night : '#e9d3ab';
      return put(put(fill(piece, '#0d1a2a', 0.3), { x: 7, y: 9 }) + fill(piece, tone), place);
    }),
  ].join('');
};
