import { frond } from '../kit/land.js';
import { box, disc, fill, line, many, put } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';
import { glasses as bigGlasses, CYAN, RED } from '../props/stereo.js';
import { brass, cloth, ink, laid, type Thing, under, within } from './stage.js';

const cast = (sheet: Sheet, x: number, colour: string): string =>
  `<ellipse cx="${x}" cy="230" rx="210" ry="74" fill="${colour}" fill-opacity=".5" filter="${sheet.blur(26, 14)}" style="mix-blend-mode:multiply"/>`;

export const glasses: Thing = (sheet) =>
  [
    `<ellipse cx="20" cy="190" rx="380" ry="40" fill="#0d1a2a" fill-opacity=".34" filter="${sheet.blur(26, 16)}"/>`,
    cast(sheet, -190, RED),
    cast(sheet, 190, CYAN),
    bigGlasses(sheet, { x: 0, y: -30, scale: 0.98, turn: -4 }),
  ].join('');

const R = 124;

const pin = (sheet: Sheet, [x, y]: readonly [number, number], { enamel, mark }: { enamel: string; mark: string }) => {
  const rim = sheet.linear(
    [
      [0, brass.lit],
      [0.5, brass.body],
      [1, brass.shade],
    ],
    -40,
  );
  const face = disc(0, 0, R - 13);
  const drawing = [
    `<path d="${disc(0, 0, R)}" fill="${rim}"/>`,
    fill(face, enamel),
    within(sheet, face, mark),
    line('M-84 -44A96 96 0 0 1 -30 -92', { colour: '#ffffff', width: 11, opacity: 0.5 }),
  ].join('');
  return put(fill(disc(10, 14, R), '#0d1a2a', 0.22) + drawing, { x, y });
};

const horizonMark = [
  fill(box(-R, 26, [2 * R, R]), cloth.night),
  fill('M-62 26A62 62 0 0 1 62 26Z', '#f7b34c'),
  line('M-120 26H120M-60 54H60M-34 78H34', { colour: brass.lit, width: 6 }),
].join('');

const fernMark = put(
  fill(frond({ length: 190, lean: -10, bend: 34 }), ink.light) +
    line('M0 0Q-30 -96 6 -186', { colour: brass.lit, width: 5 }),
  { x: -4, y: 98 },
);

const fishMark = [
  fill('M-84 4C-50 -52 28 -52 62 0L96 -38V46L62 8C28 60 -50 58 -84 4Z', '#f7b34c'),
  line('M-84 4C-50 -52 28 -52 62 0L96 -38V46L62 8C28 60 -50 58 -84 4ZM-26 -34C-8 -14 -8 20 -26 40', {
    colour: brass.lit,
    width: 5,
  }),
  fill(disc(-50, -4, 8), cloth.night),
].join('');

const starMark = fill(
  'M0 -82C12 -28 28 -14 80 2C30 14 14 30 -2 84C-14 30 -30 14 -82 0C-28 -14 -12 -28 0 -82Z',
  '#fff4dc',
);

export const pins: Thing = (sheet) => {
  const card = box(-330, -370, [660, 740]);
  return [
    laid(sheet, card, fill(card, '#fbfcfa') + line(card, { colour: '#0d1522', width: 1.5, opacity: 0.25 })),
    line('M-330 300H330', { colour: cloth.night, width: 3, opacity: 0.5 }),
    line('M-48 300A48 48 0 0 1 48 300', { colour: cloth.night, width: 3, opacity: 0.5 }),
    pin(sheet, [-150, -200], { enamel: '#2d6f86', mark: horizonMark }),
    pin(sheet, [150, -200], { enamel: '#173b36', mark: fernMark }),
    pin(sheet, [-150, 100], { enamel: '#1f8f93', mark: fishMark }),
    pin(sheet, [150, 100], { enamel: '#43409a', mark: starMark }),
  ].join('');
};

const bag = 'M-270 -130H270L288 352C288 372 276 380 260 380H-260C-276 380 -288 372 -288 352Z';

export const tote: Thing = (sheet) => {
  const canvas = sheet.linear(
    [
      [0, '#f8f2e2'],
      [0.6, '#ebe1ca'],
      [1, '#cfc2a4'],
    ],
    -34,
  );
  const handle = 'M-132 -110C-132 -300 -100 -410 0 -410C100 -410 132 -300 132 -110';
  const rays = many(7, (at) => {
    const angle = Math.PI * (1 + at / 6);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * 128).toFixed(1)} ${(y * 128).toFixed(1)}L${(x * 176).toFixed(1)} ${(y * 176).toFixed(1)}`;
  });
  const logo = put(
    fill('M-100 0A100 100 0 0 1 100 0Z', cloth.night) +
      line(`M-200 0H200M-120 34H120M-60 66H60${rays}`, { colour: cloth.night, width: 12 }),
    { y: 140 },
  );
  return [
    put(line(handle, { colour: '#b3a583', width: 30 }), { x: 16, y: -14 }),
    laid(sheet, bag, `<path d="${bag}" fill="${canvas}"/>`),
    within(
      sheet,
      bag,
      line('M-200 380C-170 260 -190 120 -160 -60M190 380C200 240 170 160 186 -40', {
        colour: '#bfb18f',
        width: 18,
        opacity: 0.4,
      }) + line('M-290 -92H290', { colour: '#b3a583', width: 3, dash: '10 8' }),
    ),
    line(handle, { colour: '#e7dcc3', width: 30 }),
    line(handle, { colour: '#fffaf0', width: 4, opacity: 0.8 }),
    fill(`${box(-150, -124, [36, 84])}${box(114, -124, [36, 84])}`, '#e0d4b8'),
    line(`${box(-150, -124, [36, 84])}${box(114, -124, [36, 84])}`, { colour: '#a99a76', width: 2.5, dash: '7 6' }),
    logo,
  ].join('');
};

const crown = 'M-250 130C-262 -60 -170 -210 10 -212C190 -210 262 -70 262 110C180 136 -60 150 -250 130Z';
const brim = 'M-256 118C-330 128 -420 172 -448 214C-380 232 -180 226 20 184C-40 150 -140 118 -256 118Z';

export const cap: Thing = (sheet) => {
  const felt = sheet.linear(
    [
      [0, cloth.lit],
      [0.5, cloth.night],
      [1, cloth.fold],
    ],
    -30,
  );
  const seam = { colour: cloth.lit, width: 4, opacity: 0.9 };
  return [
    put(under(sheet, [310, 40], 196), { x: -70 }),
    `<path d="${crown}" fill="${felt}"/>`,
    within(
      sheet,
      crown,
      line('M10 -212C-90 -150 -130 0 -120 150M10 -212C110 -150 150 0 140 150', seam) +
        line('M-250 96C-60 118 180 104 264 78', { ...seam, dash: '9 7' }),
    ),
    fill(disc(10, -214, 15), cloth.fold),
    line('M-72 24H92', { colour: '#f7b34c', width: 11 }),
    line('M-34 24A44 44 0 0 1 54 24', { colour: '#f7b34c', width: 11 }),
    line('M-40 52H60M-16 76H36', { colour: ink.light, width: 7 }),
    `<path d="${brim}" fill="${felt}"/>`,
    line('M-256 118C-140 118 -40 150 20 184', { colour: '#0a1220', width: 6 }),
    line('M-410 202C-300 208 -160 200 -40 176M-360 186C-280 190 -180 184 -90 166', { ...seam, width: 3, dash: '9 7' }),
    line('M-448 214C-420 172 -330 128 -256 118', { colour: '#7f9ac4', width: 5, opacity: 0.8 }),
    line('M-222 -10C-200 -110 -130 -184 -40 -202', { colour: '#7f9ac4', width: 6, opacity: 0.6 }),
  ].join('');
};
