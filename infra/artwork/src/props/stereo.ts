import { type Inks, inks, mix } from '../kit/inks.js';
import { disc, fill, glow, group, line, type Place, put } from '../kit/marks.js';
import { type Sheet } from '../kit/sheet.js';

export const ink: Inks = { ...inks.indigo, light: '#79d3ee', fade: '#5a6bd6', dusk: '#23345f' };

export const RED = '#ff3b4e';

export const CYAN = '#22e0ee';

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
