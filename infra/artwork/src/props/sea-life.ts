import { type Inks, inks, LAMP, mix } from '../kit/inks.js';
import { disc, fill, glow, line, many, type Place, put, rimmed } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';
import * as sea from '../shapes/sea-life.js';

export const ink: Inks = inks.tide;

export const CORAL = '#ff8f7a';

const rocks = (sheet: Sheet, place: Place): string =>
  put(
    rimmed(sheet, 'M-260 40C-250 -70 -190 -120 -120 -130C-90 -190 20 -200 60 -140C130 -150 220 -90 250 40Z', {
      body: mix(ink.deep, ink.dusk, 0.25),
      light: ink.light,
      dx: 3,
      dy: 5,
    }),
    place,
  );

const weed = (sheet: Sheet, place: Place, colour: string): string =>
  put(
    many(7, (at) =>
      put(fill(sea.ribbon(sheet.random.between(130, 260), sheet.random.between(-26, 26)), colour, 0.92), {
        x: (at - 3) * 22,
        turn: (at - 3) * 5,
      }),
    ),
    place,
  );

export const anemone = (sheet: Sheet, place: Place): string =>
  put(
    [
      many(15, (at) =>
        put(fill(sea.ribbon(96, 10), at % 2 === 0 ? ink.light : ink.fade), {
          x: (at - 7) * 6,
          y: -66,
          turn: (at - 7) * 8.5,
        }),
      ),
      fill('M-54 0C-50 -40 -56 -60 -58 -76C-20 -92 20 -92 58 -76C56 -60 50 -40 54 0Z', mix(ink.dusk, ink.light, 0.35)),
      glow(sheet, { x: 0, y: -110, r: 150, colour: ink.light, opacity: 0.5 }),
    ].join(''),
    place,
  );

export const star = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 0, y: 0, r: 190, colour: LAMP, opacity: 0.45 }),
      rimmed(sheet, sea.starfish, { body: LAMP, light: '#fff0d4', dx: 0, dy: 6 }),
      many(5, (arm) =>
        put(
          many(5, (at) => fill(disc(0, -20 - at * 15, 4.4 - at * 0.5), '#fff0d4', 0.9)),
          { turn: arm * 72 },
        ),
      ),
    ].join(''),
    place,
  );

export const crab = (sheet: Sheet, place: Place): string =>
  put(
    [
      line(sea.crabLegs, { colour: mix(CORAL, ink.deep, 0.45), width: 15 }),
      line(sea.crabArms, { colour: mix(CORAL, ink.deep, 0.3), width: 24 }),
      rimmed(sheet, sea.crabClaws, { body: CORAL, light: '#ffe0d4', dx: 0, dy: 6 }),
      line('M-34 -138V-172M34 -138V-172', { colour: CORAL, width: 9 }),
      rimmed(sheet, sea.crabShell, { body: CORAL, light: '#ffe0d4', dx: 0, dy: 7 }),
      fill(`${disc(-34, -178, 17)}${disc(34, -178, 17)}`, ink.white),
      fill(`${disc(-31, -178, 8)}${disc(37, -178, 8)}`, ink.deep),
      line('M-34 -62Q0 -38 34 -62', { colour: ink.deep, width: 6 }),
      fill(`${disc(-66, -96, 9)}${disc(66, -96, 9)}${disc(-40, -118, 6)}${disc(40, -118, 6)}`, '#ffe0d4', 0.6),
    ].join(''),
    place,
  );

export const clam = (sheet: Sheet, place: Place): string =>
  put(
    rimmed(sheet, sea.shell, { body: mix(ink.fade, ink.deep, 0.2), light: ink.white, dx: 0, dy: 5 }) +
      line(sea.shellRibs, { colour: ink.white, width: 4, opacity: 0.5 }),
    place,
  );

export const jelly = (sheet: Sheet, place: Place): string =>
  put(
    [
      glow(sheet, { x: 0, y: -60, r: 260, colour: ink.light, opacity: 0.6 }),
      many(7, (at) =>
        line(`M${-84 + at * 28} -6C${-110 + at * 30} 70 ${-50 + at * 24} 110 ${-84 + at * 28} ${190 + (at % 3) * 50}`, {
          colour: at % 2 === 0 ? ink.light : ink.white,
          width: 5,
          opacity: 0.65,
        }),
      ),
      `<path d="${sea.jellyBell}" fill="${sheet.linear([
        [0, ink.white, 0.95],
        [0.5, ink.light, 0.85],
        [1, ink.fade, 0.75],
      ])}"/>`,
      line('M-74 -40C-64 -104 -30 -126 0 -128', { colour: '#ffffff', width: 7, opacity: 0.7 }),
    ].join(''),
    place,
  );

export const bed = (sheet: Sheet): string =>
  [
    weed(sheet, { x: sheet.width * 0.06, y: 1000, scale: 1.4 }, mix(ink.deep, ink.light, 0.35)),
    weed(sheet, { x: sheet.width * 0.95, y: 1000, scale: 1.5 }, mix(ink.deep, ink.light, 0.3)),
    rocks(sheet, { x: sheet.width * 0.14, y: 980, scale: 1.1 }),
    rocks(sheet, { x: sheet.width * 0.88, y: 990, scale: 1.2, flip: true }),
    `<path d="M0 950Q${sheet.width / 2} 880 ${sheet.width} 950V1000H0Z" fill="${mix(ink.deep, ink.dusk, 0.55)}"/>`,
  ].join('');
