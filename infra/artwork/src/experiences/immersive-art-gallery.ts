import { type Flow, flow, type Whirl } from '../kit/flow.js';
import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, group, line, many } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import type { Subject } from '../subject.js';

const ink: Inks = inks.indigo;

const night = [
  mix(ink.night, ink.dusk, 0.5),
  ink.dusk,
  mix(ink.dusk, ink.fade, 0.5),
  ink.fade,
  ink.light,
  mix(ink.light, '#7df0c4', 0.7),
  ink.white,
];

const painting = (sheet: Sheet, area: Pick<Flow, 'x' | 'y' | 'width' | 'height'>, whirls: readonly Whirl[]): string => {
  const count = Math.round((area.width * area.height) / 520);
  const base = { ...area, count, whirls };
  return [
    fill(box(area.x, area.y, [area.width, area.height]), ink.night),
    flow(sheet, { ...base, colours: night.slice(0, 5), brush: [5, 15] }),
    flow(sheet, { ...base, count: count / 4, colours: night.slice(3), brush: [3, 6] }),
  ].join('');
};

const hall = (sheet: Sheet, light: number, cast: { body: string; front: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 420, strength: 0.6 },
    stars: 0,
    mirror: 0.5,
    body: cast.body,
    front: cast.front,
  });

const suns = (sheet: Sheet, whirls: readonly Whirl[]): string =>
  whirls.map(({ x, y, r }) => glow(sheet, { x, y, r: Math.abs(r) * 1.5, colour: ink.white, opacity: 0.75 })).join('');

const main = (sheet: Sheet): string => {
  const whirls = [
    { x: 980, y: 260, r: 150 },
    { x: 420, y: 390, r: -110 },
    { x: 720, y: 140, r: 60 },
    { x: 1330, y: 470, r: -80 },
    { x: 130, y: 150, r: 70 },
  ];
  return hall(sheet, 980, {
    body: [
      painting(sheet, { x: 0, y: 0, width: 1500, height: HORIZON }, whirls),
      suns(sheet, whirls.slice(0, 3)),
      corner(sheet, 250),
    ].join(''),
    front: [
      visitor(sheet, ink, { who: 'coat', x: 560, y: 780, scale: 2.3 }),
      visitor(sheet, ink, { who: 'adult', x: 640, y: 785, scale: 2.4 }),
      visitor(sheet, ink, { who: 'child', x: 1130, y: 720, scale: 1.7 }),
    ].join(''),
  });
};

/** The side walls of the room, a little darker, meet the back wall in two upright edges. */
const corner = (sheet: Sheet, x: number): string => {
  const shade = sheet.linear(
    [
      [0, ink.deep, 0.72],
      [1, ink.deep, 0.3],
    ],
    -90,
  );
  const other = sheet.linear(
    [
      [0, ink.deep, 0.72],
      [1, ink.deep, 0.3],
    ],
    90,
  );
  return [
    `<path d="M0 0H${x}V${HORIZON}H0Z" fill="${shade}"/>`,
    `<path d="M${sheet.width - x} 0H${sheet.width}V${HORIZON}H${sheet.width - x}Z" fill="${other}"/>`,
  ].join('');
};

const square = (sheet: Sheet): string => {
  const whirls = [
    { x: 520, y: 300, r: 170 },
    { x: 160, y: 500, r: -80 },
    { x: 880, y: 130, r: 60 },
  ];
  return hall(sheet, 520, {
    body: [
      painting(sheet, { x: 0, y: 0, width: 1000, height: HORIZON }, whirls),
      suns(sheet, whirls),
      corner(sheet, 130),
    ].join(''),
    front: [
      visitor(sheet, ink, { who: 'coat', x: 410, y: 800, scale: 2.6 }),
      visitor(sheet, ink, { who: 'child', x: 500, y: 805, scale: 2.5 }),
    ].join(''),
  });
};

/** A row of tall canvases that lean away towards the light. */
const canvases = (sheet: Sheet): string =>
  hall(sheet, 760, {
    body: many(5, (at) => {
      const x = 70 + at * 282;
      const tall = 430 + (at % 2) * 70;
      const area = { x, y: HORIZON - tall - 50, width: 232, height: tall };
      const whirls = [{ x: x + 110, y: area.y + tall * (0.3 + 0.1 * (at % 3)), r: at % 2 === 0 ? 70 : -70 }];
      const clip = sheet.clip(`<path d="${box(x, area.y, [232, tall])}"/>`);
      const frame = line(box(x, area.y, [232, tall]), { colour: at === 3 ? LAMP : ink.light, width: 3, opacity: 0.8 });
      return `${group(painting(sheet, area, whirls), `clip-path="${clip}"`)}${frame}`;
    }),
    front: [
      family(sheet, ink, { x: 1010, y: 830, scale: 2.1 }),
      visitor(sheet, ink, { who: 'coat', x: 300, y: 800, scale: 2.1 }),
    ].join(''),
  });

/** Points of light hang from floor to ceiling and go on for ever. */
const lights = (sheet: Sheet): string =>
  hall(sheet, 750, {
    body: many(420, (at) => {
      const depth = (at / 420) ** 1.7;
      const spread = 160 + depth * 900;
      const x = 750 + sheet.random.between(-spread, spread);
      const y = 470 + sheet.random.between(-170 - depth * 420, 185);
      const r = 1.4 + depth * 9;
      const colour = sheet.random.next() < 0.05 ? LAMP : mix(ink.light, ink.white, sheet.random.next());
      const hang = line(`M${x} ${y}V0`, { colour: ink.fade, width: 0.8, opacity: 0.12 });
      return `${hang}${fill(disc(x, y, r * 2.6), colour, 0.16)}${fill(disc(x, y, r), colour, 0.95)}`;
    }),
    front: visitor(sheet, ink, { who: 'coat', x: 750, y: 800, scale: 2.7 }),
  });

/** One flower, as high as the wall, made of brush strokes. */
const flower = (sheet: Sheet): string =>
  hall(sheet, 620, {
    body: [
      line('M620 660C600 560 640 480 620 330', { colour: mix(ink.dusk, '#7df0c4', 0.5), width: 16 }),
      many(5, (ring) =>
        many(16, (at) => {
          const turn = at * 22.5 + ring * 11;
          const reach = 330 - ring * 58;
          const colour = mix(night[Math.min(6, 2 + ring)] ?? ink.light, ink.white, sheet.random.between(0, 0.25));
          const petal = `M0 0C${-reach * 0.2} ${-reach * 0.35} ${-reach * 0.16} ${-reach * 0.9} 0 ${-reach}C${reach * 0.16} ${-reach * 0.9} ${reach * 0.2} ${-reach * 0.35} 0 0Z`;
          const vein = line(`M0 ${-reach * 0.3}L0 ${-reach * 0.86}`, { colour: ink.deep, width: 1.6, opacity: 0.25 });
          return `<g transform="translate(620 300) rotate(${turn})">${fill(petal, colour, 0.72)}${vein}</g>`;
        }),
      ),
      glow(sheet, { x: 620, y: 300, r: 130, colour: LAMP, opacity: 0.9 }),
      fill(disc(620, 300, 30), '#ffe0ae'),
    ].join(''),
    front: family(sheet, ink, { x: 1010, y: 800, scale: 2.2 }),
  });

export const immersiveArtGallery: Subject = {
  shelf: 'experiences',
  slug: 'immersive-art-gallery',
  pictures: [
    {
      name: 'main',
      alt: 'Visitors stand in a room whose walls and floor are covered by whirling brush strokes of light.',
      draw: main,
    },
    { name: '1', alt: 'Five tall glowing canvases hang in a dark hall; visitors walk along them.', draw: canvases },
    { name: '2', alt: 'One visitor stands among hundreds of hanging points of light.', draw: lights },
    { name: '3', alt: 'A family looks up at a flower of light as high as the wall.', draw: flower },
    { name: 'square', alt: 'A visitor and a child before one great whirl of painted light.', draw: square },
  ],
};
