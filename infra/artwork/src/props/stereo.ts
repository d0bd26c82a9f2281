import { type Inks, inks, mix } from '../kit/inks.js';
import { box, disc, fill, glow, group, line, oval, type Place, put } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';

export const ink: Inks = { ...inks.indigo, light: '#79d3ee', fade: '#5a6bd6', dusk: '#23345f' };

export const RED = '#ff3b4e';

export const CYAN = '#22e0ee';

/** One drawing for each eye: red to the left, cyan to the right; where both fall together it is white. */
export const stereo = (drawing: (colour: string) => string, apart: number, place: Place): string =>
  put(
    group(put(drawing(RED), { x: -apart }), 'style="mix-blend-mode:screen"') +
      group(put(drawing(CYAN), { x: apart }), 'style="mix-blend-mode:screen"'),
    place,
  );

export const glasses = (sheet: Sheet, place: Place): string => {
  const lens = (colour: string): string =>
    sheet.linear([
      [0, mix(colour, '#ffffff', 0.35), 0.95],
      [1, colour, 0.75],
    ]);
  const pane = (side: number): string =>
    side < 0
      ? 'M-330 -92C-220 -112 -130 -110 -52 -96L-44 -40C-60 40 -110 92 -200 92C-280 92 -322 30 -330 -92Z'
      : 'M330 -92C220 -112 130 -110 52 -96L44 -40C60 40 110 92 200 92C280 92 322 30 330 -92Z';
  const frame =
    'M-392 -138C-250 -166 -120 -160 0 -138C120 -160 250 -166 392 -138L400 -84L364 -70C360 60 300 136 200 134C100 134 50 70 22 -20C12 -40 -12 -40 -22 -20C-50 70 -100 134 -200 134C-300 136 -360 60 -364 -70L-400 -84Z';
  return put(
    [
      glow(sheet, { x: -200, y: 0, r: 420, colour: RED, opacity: 0.5 }),
      glow(sheet, { x: 200, y: 0, r: 420, colour: CYAN, opacity: 0.5 }),
      fill(frame, '#05070f'),
      line(frame, { colour: ink.white, width: 5, opacity: 0.9 }),
      `<path d="${pane(-1)}" fill="${lens(RED)}"/><path d="${pane(1)}" fill="${lens(CYAN)}"/>`,
      fill(
        'M-290 -66C-230 -84 -180 -84 -130 -76L-220 60C-262 40 -284 0 -290 -66ZM110 -76C150 -84 200 -84 240 -78L150 50C120 20 100 -20 110 -76Z',
        '#ffffff',
        0.22,
      ),
    ].join(''),
    place,
  );
};

/** Two cones of coloured light from the lenses to the floor. */
export const cones = (sheet: Sheet, x: number, y: number): string =>
  [
    [RED, -1],
    [CYAN, 1],
  ]
    .map(([colour, side]) => {
      const shine = sheet.linear([
        [0, String(colour), 0.55],
        [1, String(colour), 0],
      ]);
      const at = x + Number(side) * 210;
      return `<path d="M${at - 120} ${y}L${at - 300} 800H${at + 300}L${at + 120} ${y}Z" fill="${shine}" style="mix-blend-mode:screen"/>`;
    })
    .join('');

export const cube = (colour: string): string =>
  line('M-100 -60L30 -100L120 -50V80L-10 120L-100 70ZM-100 -60L-10 -10L120 -50M-10 -10V120', { colour, width: 9 });

export const ball = (colour: string): string =>
  line(
    `${disc(0, 0, 92)}M-92 0C-60 34 60 34 92 0M-92 0C-60 -34 60 -34 92 0M0 -92C-40 -50 -40 50 0 92M0 -92C40 -50 40 50 0 92`,
    { colour, width: 7 },
  );

export const pyramid = (colour: string): string =>
  line('M0 -110L-110 70L20 110ZM0 -110L120 50L20 110', { colour, width: 9 });

const hair = [
  'M-60 -22C-72 -122 72 -122 60 -22C48 -66 -30 -76 -60 -22Z',
  'M-62 -10C-80 -126 80 -126 62 -10L74 92H36L52 -30C38 -70 -38 -70 -52 -30L-36 92H-74Z',
  `M-60 -22C-72 -122 72 -122 60 -22C40 -64 -40 -64 -60 -22Z${disc(0, -112, 26)}`,
  'M-62 -6C-92 -60 -66 -128 0 -122C66 -128 92 -60 62 -6C54 -54 -54 -54 -62 -6Z',
];

/** Somebody who looks up in paper glasses; the face is lit by what it sees. */
export const spectator = (sheet: Sheet, kind: number): string => {
  const skin = sheet.linear([
    [0, mix(ink.dusk, ink.light, 0.5)],
    [1, mix(ink.dusk, ink.deep, 0.3)],
  ]);
  return [
    fill('M-140 260C-136 130 -84 92 -28 80V40H28V80C84 92 136 130 140 260Z', mix(ink.deep, ink.dusk, 0.45)),
    line('M-139 250C-132 132 -84 94 -30 82M139 250C132 132 84 94 30 82', {
      colour: ink.light,
      width: 3,
      opacity: 0.55,
    }),
    `<path d="${oval(0, -16, [56, 72])}" fill="${skin}"/>`,
    fill(hair[kind % hair.length] ?? '', mix(ink.deep, ink.dusk, 0.15)),
    fill(box(-64, -36, [128, 44]), '#f2f6f8'),
    fill(box(-56, -29, [46, 30]), RED),
    fill(box(10, -29, [46, 30]), CYAN),
    line('M-17 28Q0 42 17 28', { colour: ink.deep, width: 5, opacity: 0.8 }),
    glow(sheet, { x: -33, y: -14, r: 74, colour: RED, opacity: 0.4 }),
    glow(sheet, { x: 33, y: -14, r: 74, colour: CYAN, opacity: 0.4 }),
  ].join('');
};
