import { LAMP, mix } from '../kit/inks.js';
import { range } from '../kit/land.js';
import { box, disc, fill, glow, limbs, line, many, put, rimmed } from '../kit/marks.js';
import { scene } from '../kit/scene.js';
import type { Sheet } from '../kit/sheet.js';
import { body, drone, gate, ink, trail } from '../props/drone.js';
import type { Subject } from '../subject.js';

const course = (sheet: Sheet, light: number, cast: { body: string; front: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 560, strength: 0.9 },
    curtains: [{ from: light - 760, to: light + 700, hem: 260, rays: 260, strength: 0.55 }],
    mirror: 0.4,
    body: range(sheet, { inks: ink, layers: 3, height: 130, rough: 4 }) + cast.body,
    front: cast.front,
  });

const main = (sheet: Sheet): string =>
  course(sheet, 1080, {
    body: gate(sheet, { x: 1230, y: 560, r: 60 }) + gate(sheet, { x: 1010, y: 500, r: 110 }),
    front: [
      trail('M1230 560C1160 540 1060 480 1010 500C900 530 860 420 760 440'),
      line(disc(620, 480, 390), { colour: ink.light, width: 70, opacity: 0.08 }),
      line(disc(620, 480, 390), { colour: ink.fade, width: 34, opacity: 0.35 }),
      line(disc(620, 480, 390), { colour: ink.white, width: 9 }),
      drone(sheet, { x: 590, y: 470, scale: 1.18, turn: -9 }),
    ].join(''),
  });

const square = (sheet: Sheet): string =>
  course(sheet, 720, {
    body: gate(sheet, { x: 800, y: 520, r: 80 }),
    front: [
      trail('M800 520C760 500 640 470 560 460'),
      line(disc(480, 460, 370), { colour: ink.fade, width: 34, opacity: 0.35 }),
      line(disc(480, 460, 370), { colour: ink.white, width: 9 }),
      drone(sheet, { x: 480, y: 470, scale: 1.08, turn: -8 }),
    ].join(''),
  });

/** A pilot in goggles from the side; what she sees shines on her hands. */
const pilot = (sheet: Sheet): string =>
  course(sheet, 360, {
    body: gate(sheet, { x: 330, y: 500, r: 90 }),
    front: [
      drone(sheet, { x: 380, y: 300, scale: 0.42, turn: 8 }),
      put(
        rimmed(
          sheet,
          'M-40 -300C-66 -236 -74 -190 -80 -166C-92 -140 -104 -126 -98 -116L-82 -110C-84 -94 -92 -86 -84 -76C-90 -64 -84 -56 -80 -48C-84 -20 -70 -8 -30 -12C-16 -8 -10 20 -14 60C-120 90 -190 180 -220 420H330C330 240 280 120 170 64C150 30 156 -20 190 -90C226 -190 200 -330 90 -360C30 -372 -20 -350 -40 -300Z',
          { body, light: ink.light, dx: 4, dy: 4 },
        ) +
          rimmed(
            sheet,
            'M-150 -236C-160 -236 -164 -228 -164 -218V-150C-164 -138 -156 -132 -146 -132L-60 -126C-40 -126 -30 -140 -28 -160L-18 -236Z',
            { body: '#02050b', light: ink.white, dx: 4, dy: 4 },
          ) +
          fill('M-24 -226L196 -220L200 -170L-30 -170Z', '#02050b') +
          line('M-22 -222L196 -216', { colour: ink.light, width: 3, opacity: 0.7 }) +
          fill(box(-160, -200, [5, 36]), LAMP) +
          glow(sheet, { x: -160, y: -182, r: 130, colour: ink.light, opacity: 0.7 }) +
          line('M-120 -238L-150 -320M-90 -238L-70 -316', { colour: body, width: 9 }),
        { x: 1010, y: 600, scale: 1.15 },
      ),
    ].join(''),
  });

const scale = (x: number, side: number): string =>
  many(13, (at) => `M${x} ${230 + at * 40}h${side * (at % 4 === 0 ? 44 : 22)}`);

/** The picture inside the goggles: gates ahead, marks of height and speed around. */
const view = (sheet: Sheet): string =>
  course(sheet, 750, {
    body: [620, 880, 740].map((x, at) => gate(sheet, { x, y: 560 - at * 30, r: 40 + at * 26 })).join(''),
    front: [
      line(disc(760, 470, 330), { colour: ink.fade, width: 40, opacity: 0.3 }),
      line(disc(760, 470, 330), { colour: ink.white, width: 10 }),
      line('M750 400V440M750 500V540M680 470H720M780 470H820', { colour: LAMP, width: 4 }),
      line(scale(240, 1) + scale(1260, -1), { colour: ink.light, width: 3, opacity: 0.75 }),
      line('M180 220V130H290M1320 220V130H1210M180 780V870H290M1320 780V870H1210', {
        colour: ink.white,
        width: 6,
        opacity: 0.8,
      }),
      line('M600 900L750 820L900 900', { colour: ink.light, width: 4, opacity: 0.7 }),
      line(box(1196, 846, [70, 30]), { colour: ink.light, width: 3 }) + fill(box(1202, 852, [44, 18]), ink.light),
    ].join(''),
  });

const rotorAbove = many(3, (blade) =>
  line(`M0 0L${Math.cos(blade * 2.094) * 112} ${Math.sin(blade * 2.094) * 112}`, {
    colour: ink.white,
    width: 9,
    opacity: 0.5,
  }),
);
const guard = `${fill(disc(0, 0, 122), ink.light, 0.16)}${line(disc(0, 0, 122), { colour: ink.light, width: 5 })}`;
const rotorsAbove = [-190, 190]
  .flatMap((x) => [-130, 130].map((y) => put(`${guard}${rotorAbove}${fill(disc(0, 0, 18), ink.white)}`, { x, y })))
  .join('');

/** From above: four rotors in a cross over the lit course. */
const above = (sheet: Sheet): string =>
  course(sheet, 760, {
    body: '',
    front: [
      trail('M-20 900C300 640 520 1000 760 760C980 540 1240 760 1520 420'),
      put(
        [
          limbs(
            [
              ['M-190 -130L190 130', 30],
              ['M190 -130L-190 130', 30],
            ],
            { body, light: ink.light, dx: 3, dy: 4 },
          ),
          rimmed(sheet, 'M-50 -110C-20 -130 20 -130 50 -110L64 90C40 116 -40 116 -64 90Z', {
            body,
            light: ink.white,
            dx: 3,
            dy: 5,
          }),
          fill(box(-34, -60, [68, 120]), mix(body, ink.fade, 0.5)),
          fill(disc(0, -112, 20), ink.light),
          rotorsAbove,
          fill(`${disc(-44, 96, 9)}${disc(44, 96, 9)}`, LAMP),
          glow(sheet, { x: 0, y: 110, r: 160, colour: LAMP, opacity: 0.7 }),
        ].join(''),
        { x: 760, y: 420, scale: 1.2, turn: 24 },
      ),
    ].join(''),
  });

export const fpvDroneSim: Subject = {
  shelf: 'experiences',
  slug: 'fpv-drone-sim',
  pictures: [
    { name: 'main', alt: 'A racing drone with four rotors bursts through a ring of light towards us.', draw: main },
    { name: '1', alt: 'A pilot in goggles steers a drone past a glowing gate.', draw: pilot },
    { name: '2', alt: 'The view in the goggles: rings of light ahead, flight marks at the edges.', draw: view },
    { name: '3', alt: 'A drone from above, its track of light winding across dark ground.', draw: above },
    { name: 'square', alt: 'A drone flies out of a ring of light.', draw: square },
  ],
};
