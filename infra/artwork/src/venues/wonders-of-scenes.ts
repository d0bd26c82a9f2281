import { type Inks, LAMP, mix } from '../kit/inks.js';
import { box, disc, fill, glow, line, many, oval, put, times } from '../kit/marks.js';
import { family, visitor } from '../kit/people.js';
import { scene } from '../kit/scene.js';
import { HORIZON, type Sheet } from '../kit/sheet.js';

type Wonder = (sheet: Sheet, ink: Inks) => string;

const wall = (ink: Inks): string => mix(ink.deep, ink.dusk, 0.16);

/** Rochester: the courtyard under glass, a lens taller than a man in the middle, the lamp in the tower above. */
export const lensCourt: Wonder = (sheet, ink) => {
  const lens = sheet.radial([
    [0, ink.white, 0.95],
    [0.55, ink.light, 0.55],
    [1, ink.fade, 0.25],
  ]);
  const ribs = many(9, (at) => `M750 40L${-150 + at * 225} ${HORIZON - 250}`);
  const body = [
    line(ribs, { colour: ink.light, width: 3, opacity: 0.5 }),
    line(`M-20 ${HORIZON - 250}H1520M120 300H1380M300 200H1200`, { colour: ink.light, width: 2, opacity: 0.4 }),
    fill(box(-20, HORIZON - 250, [330, 250]) + box(1190, HORIZON - 250, [330, 250]), wall(ink)),
    many(6, (at) => fill(box(at < 3 ? 30 + at * 92 : 1220 + (at - 3) * 92, HORIZON - 190, [54, 120]), ink.fade, 0.5)),
    fill(`M1110 ${HORIZON}V190H1180V${HORIZON}Z`, wall(ink)),
    glow(sheet, { x: 1145, y: 160, r: 210, colour: LAMP, opacity: 0.9 }),
    fill(`M1120 190V136L1145 104L1170 136V190Z`, '#ffe2b4'),
    glow(sheet, { x: 700, y: 450, r: 420, colour: ink.light, opacity: 0.7 }),
    `<ellipse cx="700" cy="455" rx="104" ry="186" fill="${lens}"/>`,
    line(oval(700, 455, [104, 186]) + oval(700, 455, [66, 140]) + oval(700, 455, [30, 92]), {
      colour: ink.white,
      width: 4,
      opacity: 0.8,
    }),
    fill(`M640 ${HORIZON}L672 632H728L760 ${HORIZON}Z`, ink.deep),
  ].join('');
  return scene(sheet, {
    inks: ink,
    light: { x: 700, r: 620 },
    body,
    mirror: 0.45,
    front: family(sheet, ink, { x: 520, y: 806, scale: 1.7 }),
  });
};

/** New York: six storeys cut open, one room a floor, and the lift that runs through them. */
export const sixFloors: Wonder = (sheet, ink) => {
  const colours = [ink.light, ink.fade, LAMP, ink.white, ink.fade, ink.light];
  const floors = times(6, (at) => {
    const y = HORIZON - 92 * (at + 1);
    const colour = colours[at] ?? ink.light;
    return [
      fill(box(420, y + 10, [660, 76]), mix(ink.deep, colour, 0.3)),
      glow(sheet, { x: 520 + ((at * 173) % 420), y: y + 60, r: 230, ry: 60, colour, opacity: 0.9 }),
      visitor(sheet, ink, { who: at % 2 ? 'coat' : 'adult', x: 560 + ((at * 131) % 360), y: y + 86, scale: 0.58 }),
      visitor(sheet, ink, { who: 'child', x: 600 + ((at * 131) % 360), y: y + 86, scale: 0.58 }),
    ].join('');
  });
  const body = [
    many(12, (at) =>
      fill(box(-20 + at * 130, HORIZON - 150 - ((at * 97) % 230), [104, 400]), mix(ink.deep, ink.dusk, 0.3)),
    ),
    fill(box(404, HORIZON - 566, [692, 566]), ink.deep),
    ...floors,
    fill(box(728, HORIZON - 552, [46, 552]), ink.deep),
    fill(box(733, HORIZON - 262, [36, 66]), '#ffe2b4'),
    glow(sheet, { x: 751, y: HORIZON - 228, r: 150, colour: LAMP, opacity: 0.8 }),
    line(`M751 ${HORIZON - 552}V${HORIZON - 262}`, { colour: ink.light, width: 2 }),
  ].join('');
  return scene(sheet, {
    inks: ink,
    light: { x: 750, r: 700, strength: 0.7 },
    body,
    mirror: 0.4,
    front: family(sheet, ink, { x: 300, y: 800, scale: 1.5 }),
  });
};

/** Philadelphia: a press that stayed, and the paper that runs from it up the wall as a screen. */
export const paperScreen: Wonder = (sheet, ink) => {
  const paper = sheet.linear([
    [0, ink.light, 0.9],
    [0.5, ink.white],
    [1, ink.light, 0.75],
  ]);
  const gear = (x: number, y: number, r: number): string =>
    put(
      fill(disc(0, 0, r), wall(ink)) +
        many(12, (at) => put(fill(box(-r * 0.1, -r * 1.14, [r * 0.2, r * 0.3]), wall(ink)), { turn: at * 30 })) +
        line(disc(0, 0, r) + disc(0, 0, r * 0.4), { colour: ink.light, width: 3, opacity: 0.7 }),
      { x, y },
    );
  const body = [
    fill(`M0 0H1500V${HORIZON}H0Z`, mix(ink.deep, ink.dusk, 0.25)),
    many(5, (at) =>
      fill(
        `M${at * 330 - 60} ${HORIZON}V300A150 190 0 0 1 ${at * 330 + 240} 300V${HORIZON}Z`,
        mix(ink.deep, ink.dusk, 0.5),
      ),
    ),
    glow(sheet, { x: 980, y: 330, r: 620, ry: 420, colour: ink.light, opacity: 0.75 }),
    `<path d="M470 520C560 480 600 420 640 300C650 180 700 120 780 120H1380V500H800C720 500 640 560 540 580Z" fill="${paper}"/>`,
    line('M860 200H1300M860 260H1240M860 320H1300M860 380H1180', {
      colour: ink.fade,
      width: 10,
      opacity: 0.55,
      dash: '60 18 110 18',
    }),
    fill(`M230 ${HORIZON}V470H330V400H560V540H600V${HORIZON}Z`, ink.deep),
    gear(300, 560, 84),
    gear(500, 520, 66),
    gear(420, 620, 34),
  ].join('');
  return scene(sheet, {
    inks: ink,
    light: { x: 980, r: 520, strength: 0.6 },
    stars: 0,
    body,
    mirror: 0.35,
    front: family(sheet, ink, { x: 1010, y: 800, scale: 1.7 }),
  });
};

const signalHouse = (sheet: Sheet, ink: Inks, x: number): string =>
  put(
    [
      fill('M-120 0V-330L0 -430L120 -330V0Z', mix(ink.deep, ink.dusk, 0.2)),
      line('M-120 -330L0 -430L120 -330', { colour: ink.light, width: 4 }),
      many(6, (at) =>
        fill(box(-84 + (at % 3) * 62, -270 + Math.floor(at / 3) * 120, [38, 70]), at === 4 ? '#ffe2b4' : ink.fade, 0.7),
      ),
      glow(sheet, { x: 0, y: -450, r: 150, colour: LAMP, opacity: 0.9 }),
      fill(disc(0, -448, 16), '#fff0d4'),
    ].join(''),
    { x, y: HORIZON },
  );

/** Providence: two signal houses, and the bridge of light between them. */
export const bridgeOfLight: Wonder = (sheet, ink) => {
  const deck = 'M330 430Q750 330 1170 430';
  const beams = many(23, (at) => {
    const x = 358 + at * 36;
    const y = 430 - 200 * ((x - 330) / 840) * (1 - (x - 330) / 840);
    return `M${x} ${y.toFixed(0)}V${HORIZON}`;
  });
  const body = [
    line(beams, { colour: ink.light, width: 3, opacity: 0.28 }),
    glow(sheet, { x: 750, y: 390, r: 520, ry: 130, colour: ink.light, opacity: 0.9 }),
    line(deck, { colour: ink.light, width: 24, opacity: 0.5 }),
    line(deck, { colour: ink.white, width: 9 }),
    visitor(sheet, ink, { who: 'adult', x: 640, y: 380, scale: 0.9 }),
    visitor(sheet, ink, { who: 'child', x: 690, y: 378, scale: 0.9 }),
    visitor(sheet, ink, { who: 'coat', x: 900, y: 386, scale: 0.9 }),
    signalHouse(sheet, ink, 240),
    signalHouse(sheet, ink, 1260),
  ].join('');
  return scene(sheet, {
    inks: ink,
    light: { x: 750, r: 520, strength: 0.7 },
    body,
    mirror: 0.55,
    front: family(sheet, ink, { x: 470, y: 850, scale: 1.5 }),
  });
};
