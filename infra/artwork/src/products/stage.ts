import { type Inks, inks } from '../kit/inks.js';
import { group, type Place, put } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';

export const ink: Inks = inks.aurora;

/** The second metal of the series, for pins, buckles and clips. */
export const brass = { lit: '#f6dda8', body: '#c9964a', shade: '#7c5522' };

export const cloth = { night: '#16233a', fold: '#0c1626', lit: '#31466b' };

/** Paper under the lamp of a drawing table: one cool light from the upper left, a breath of aurora behind the thing. */
export const paper = (sheet: Sheet): string => {
  const { width, height } = sheet;
  const ground = sheet.linear([
    [0, '#edf2f0'],
    [0.7, '#e0e8e6'],
    [1, '#cdd8d8'],
  ]);
  const air = sheet.radial([
    [0, ink.light, 0.5],
    [0.45, '#63c8e6', 0.26],
    [0.75, ink.fade, 0.1],
    [1, ink.fade, 0],
  ]);
  const lamp = sheet.radial([
    [0, '#ffffff', 0.85],
    [1, '#ffffff', 0],
  ]);
  const middle = width / 2;
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<ellipse cx="${middle}" cy="470" rx="600" ry="520" fill="${air}"/>`,
    `<ellipse cx="${middle - 330}" cy="150" rx="560" ry="420" fill="${lamp}"/>`,
  ].join('');
};

/** What lies flat on the paper: its shadow falls a little to the lower right, sharp where it touches. */
export const laid = (sheet: Sheet, outline: string, drawing: string): string =>
  [
    `<path d="${outline}" transform="translate(22 28)" fill="#0d1a2a" fill-opacity=".36" filter="${sheet.blur(16)}"/>`,
    `<path d="${outline}" transform="translate(4 6)" fill="#0d1a2a" fill-opacity=".28"/>`,
    drawing,
  ].join('');

/** The shadow below a thing that stands. */
export const under = (sheet: Sheet, [rx, ry]: readonly [number, number], y = 0): string =>
  [
    `<ellipse cx="30" cy="${y}" rx="${rx * 1.1}" ry="${ry}" fill="#0d1a2a" fill-opacity=".4" filter="${sheet.blur(26, 12)}"/>`,
    `<ellipse cx="6" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.42}" fill="#0d1a2a" fill-opacity=".5" filter="${sheet.blur(9, 5)}"/>`,
  ].join('');

/** Only what falls inside the outline. */
export const within = (sheet: Sheet, outline: string, drawing: string): string =>
  group(drawing, `clip-path="${sheet.clip(`<path d="${outline}"/>`)}"`);

export type Thing = (sheet: Sheet) => string;

/** The thing in the middle of the paper, whatever the format. Its own origin is its middle. */
export const onPaper =
  (thing: Thing, place: Place = {}) =>
  (sheet: Sheet): string =>
    paper(sheet) + put(thing(sheet), { y: 500, ...place, x: sheet.width / 2 + (place.x ?? 0) });
