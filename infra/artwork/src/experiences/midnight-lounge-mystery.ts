import { LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, line, many, oval, type Place, put, rimmed } from '../kit/marks.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';
import { body, cat, chair, clock, dark, floorLamp, ink, panels, stranger } from '../props/lounge.js';
import type { Subject } from '../subject.js';

const lounge = (sheet: Sheet, light: number, cast: { body: string; front?: string }): string =>
  scene(sheet, {
    inks: ink,
    light: { x: light, r: 460, strength: 0.55 },
    stars: 0,
    mirror: 0.3,
    body: panels(sheet) + cast.body,
    front: cast.front ?? '',
  });

const main = (sheet: Sheet): string =>
  lounge(sheet, 860, {
    body: [
      clock(sheet, [860, 300, 256]),
      dark(sheet, stranger, { x: 900, y: HORIZON, scale: 1.24 }),
      floorLamp(sheet, { x: 300, y: HORIZON, scale: 1.1 }),
      dark(sheet, chair, { x: 490, y: HORIZON + 2, scale: 1 }),
      dark(sheet, cat, { x: 1230, y: HORIZON, scale: 0.95 }),
      fill(`${disc(1224, HORIZON - 81, 3.4)}${disc(1238, HORIZON - 81, 3.4)}`, LAMP),
    ].join(''),
  });

const square = (sheet: Sheet): string =>
  lounge(sheet, 540, {
    body: [
      clock(sheet, [540, 310, 264]),
      dark(sheet, stranger, { x: 560, y: HORIZON, scale: 1.24 }),
      floorLamp(sheet, { x: 120, y: HORIZON, scale: 1 }),
      dark(sheet, cat, { x: 850, y: HORIZON, scale: 1 }),
      fill(`${disc(844, HORIZON - 85, 3.6)}${disc(858, HORIZON - 85, 3.6)}`, LAMP),
    ].join(''),
  });

const candle = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 0, y: -330, r: 420, colour: LAMP, opacity: 0.85 }),
      fill(box(-34, -250, [68, 250]), mix(ink.white, ink.fade, 0.35)),
      fill(
        'M-34 -250C-20 -230 -10 -262 6 -246C20 -232 26 -250 34 -250V-200C26 -180 20 -230 10 -206C0 -180 -6 -230 -34 -220Z',
        ink.white,
      ),
      line('M0 -250V-272', { colour: ink.deep, width: 4 }),
      fill('M0 -362C26 -322 26 -290 0 -272C-26 -290 -26 -322 0 -362Z', '#ffe4b8'),
      fill(oval(0, 2, [90, 14]), ink.deep),
    ].join(''),
    place,
  );

const goblet = (place: Place): string =>
  put(
    [
      fill('M-71 -236C-67 -182 -42 -150 0 -146C42 -150 67 -182 71 -236Z', ink.light, 0.55),
      line('M-64 -310C-82 -210 -52 -150 0 -146C52 -150 82 -210 64 -310M0 -146V-12', { colour: ink.white, width: 5 }),
      line(oval(0, -310, [64, 11]), { colour: ink.white, width: 4, opacity: 0.8 }),
      fill(oval(0, -236, [70, 11]), mix(ink.light, ink.white, 0.4), 0.8),
      fill(oval(0, -8, [64, 11]), ink.white, 0.75),
      line('M-52 -286C-60 -230 -50 -190 -34 -170', { colour: '#ffffff', width: 6, opacity: 0.6 }),
    ].join(''),
    place,
  );

/** What was left on the table: a key, a glass, a candle, a letter. */
const table = (sheet: Sheet): string =>
  lounge(sheet, 1000, {
    body: clock(sheet, [1120, 230, 150]),
    front: [
      `<path d="M-20 690H1520V1000H-20Z" fill="${sheet.linear([
        [0, mix(body, ink.fade, 0.3)],
        [1, ink.deep],
      ])}"/>`,
      line('M0 690H1500', { colour: ink.light, width: 4, opacity: 0.8 }),
      candle(sheet, { x: 330, y: 760 }),
      goblet({ x: 640, y: 800, scale: 1.1 }),
      put(
        fill('M-200 60L-150 -40H190L230 60Z', mix(ink.white, ink.light, 0.3), 0.92) +
          fill(disc(20, 10, 24), '#b8485c') +
          line('M-150 -40L20 22L190 -40', { colour: ink.fade, width: 4 }),
        { x: 1200, y: 880, scale: 0.9 },
      ),
      put(
        line(`${disc(0, 0, 44)}M44 0H250M250 0V44M210 0V34`, { colour: LAMP, width: 15 }) +
          line(`${disc(0, 0, 44)}M44 -4H250`, { colour: '#fff0d4', width: 3 }),
        { x: 700, y: 920, turn: -6 },
      ),
    ].join(''),
  });

/** A door ajar: someone's shadow lies across the light. */
const door = (sheet: Sheet): string => {
  const beam = sheet.linear([
    [0, ink.white, 0.9],
    [1, ink.light, 0.06],
  ]);
  return lounge(sheet, 720, {
    body: [
      fill(box(560, 60, [330, 600]), mix(ink.white, ink.light, 0.35)),
      glow(sheet, { x: 720, y: 420, r: 560, colour: ink.light, opacity: 0.6 }),
      put(fill(stranger, ink.deep), { x: 760, y: HORIZON, scale: 1.6 }),
      rimmed(sheet, 'M560 60L690 20V700L560 660Z', { body: ink.deep, light: ink.white, dx: -4, dy: 0 }),
      fill(disc(668, 400, 10), LAMP),
      line(box(556, 56, [338, 620]), { colour: ink.deep, width: 14 }),
    ].join(''),
    front: [
      `<path d="M690 ${HORIZON}H890L1160 1000H420Z" fill="${beam}"/>`,
      put(fill(stranger, ink.deep, 0.9), { x: 764, y: HORIZON + 2, scale: 1.5, flip: true, turn: 180 }),
    ].join(''),
  });
};

/** A keyhole, and what there is to see in it. */
const keyhole = (sheet: Sheet): string => {
  const hole =
    'M750 150C860 150 940 234 940 340C940 412 902 470 850 502L920 860H580L650 502C598 470 560 412 560 340C560 234 640 150 750 150Z';
  return [
    lounge(sheet, 750, {
      body: [clock(sheet, [750, 330, 150]), dark(sheet, stranger, { x: 760, y: HORIZON + 30, scale: 0.95 })].join(''),
    }),
    `<path fill-rule="evenodd" d="M0 0H1500V1000H0Z${hole}" fill="${mix(ink.deep, ink.dusk, 0.16)}"/>`,
    line(hole, { colour: LAMP, width: 10 }),
    line(
      'M750 70C920 70 1030 190 1030 340C1030 430 990 500 950 540L1020 940H480L550 540C510 500 470 430 470 340C470 190 580 70 750 70Z',
      { colour: LAMP, width: 3, opacity: 0.55 },
    ),
    glow(sheet, { x: 750, y: 420, r: 620, colour: ink.light, opacity: 0.32 }),
    many(4, (at) => fill(disc(at % 2 === 0 ? 250 : 1250, at < 2 ? 160 : 860, 16), mix(ink.dusk, LAMP, 0.3))),
  ].join('');
};

export const midnightLoungeMystery: Subject = {
  shelf: 'experiences',
  slug: 'midnight-lounge-mystery',
  pictures: [
    {
      name: 'main',
      alt: 'A stranger in a hat stands before a great clock at midnight; a lamp, an armchair and a cat keep still.',
      draw: main,
    },
    { name: '1', alt: 'A candle, a glass, a sealed letter and a key lie on a table under the clock.', draw: table },
    { name: '2', alt: 'A door stands ajar and a long shadow falls across the light on the floor.', draw: door },
    { name: '3', alt: 'Through a keyhole: a stranger in a hat under a lit clock.', draw: keyhole },
    { name: 'square', alt: 'A stranger in a hat and a cat before a clock that says midnight.', draw: square },
  ],
};
