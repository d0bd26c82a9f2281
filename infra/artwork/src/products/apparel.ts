import { mix } from '../kit/inks.js';
import { box, disc, fill, glow, line } from '../kit/marks.js';
import type { Sheet } from '../kit/sheet.js';
import { cloth, ink, laid, type Thing, within } from './stage.js';

interface Fabric {
  readonly night: string;
  readonly fold: string;
  readonly lit: string;
}

/** A garment laid flat: cloth that is lit from the upper left, with its print clipped to it. */
const garment = (sheet: Sheet, outline: string, { fabric, print }: { fabric: Fabric; print: string }): string => {
  const dyed = sheet.linear(
    [
      [0, fabric.lit],
      [0.42, fabric.night],
      [1, fabric.fold],
    ],
    -38,
  );
  return laid(
    sheet,
    outline,
    `<path d="${outline}" fill="${dyed}"/>${within(sheet, outline, print)}${line(outline, { colour: '#ffffff', width: 2, opacity: 0.16 })}`,
  );
};

const folds = (d: string, fabric: Fabric): string =>
  line(d, { colour: fabric.fold, width: 9, opacity: 0.75 }) + line(d, { colour: fabric.lit, width: 2.5, opacity: 0.9 });

const light = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, ink.fade],
      [0.45, '#62c9e6'],
      [1, ink.light],
    ],
    -90,
  );

const teeOutline =
  'M-118 -356C-70 -318 70 -318 118 -356C168 -344 214 -330 248 -300C300 -250 344 -170 380 -96L262 -34C250 -62 240 -84 228 -104L232 352C150 372 -150 372 -232 352L-228 -104C-240 -84 -250 -62 -262 -34L-380 -96C-344 -170 -300 -250 -248 -300C-214 -330 -168 -344 -118 -356Z';
const teeCollar = 'M-118 -356C-74 -288 74 -288 118 -356C84 -262 -84 -262 -118 -356Z';

export const tee: Thing = (sheet) =>
  garment(sheet, teeOutline, {
    fabric: cloth,
    print: [
      `<path d="${box(-400, -128, [800, 104])}" fill="${light(sheet)}"/>`,
      fill(box(-400, -14, [800, 16]), ink.light, 0.75),
      fill(box(-400, 12, [800, 6]), ink.light, 0.45),
      folds('M-228 -104L-246 -290M228 -104L246 -290', cloth),
      line('M-190 352C-168 260 -180 180 -150 120M170 350C176 250 150 190 160 100', {
        colour: cloth.fold,
        width: 16,
        opacity: 0.32,
      }),
      line('M-232 330C-150 350 150 350 232 330', { colour: cloth.lit, width: 2.5, opacity: 0.8, dash: '9 7' }),
      fill(teeCollar, cloth.fold),
      line('M-118 -356C-84 -262 84 -262 118 -356', { colour: cloth.lit, width: 4 }),
    ].join(''),
  });

const hoodieOutline =
  'M-132 -300C-150 -360 -110 -424 0 -430C110 -424 150 -360 132 -300C190 -288 240 -262 270 -206C320 -100 352 60 366 236L262 262L224 20L230 334C230 366 214 374 190 378C90 390 -90 390 -190 378C-214 374 -230 366 -230 334L-224 20L-262 262L-366 236C-352 60 -320 -100 -270 -206C-240 -262 -190 -288 -132 -300Z';
const moss: Fabric = { night: '#1f4a4c', fold: '#10302f', lit: '#3d7772' };

export const hoodie: Thing = (sheet) =>
  garment(sheet, hoodieOutline, {
    fabric: moss,
    print: [
      fill(
        'M-132 -300C-104 -246 -40 -212 0 -206C40 -212 104 -246 132 -300C140 -250 70 -176 0 -170C-70 -176 -140 -250 -132 -300Z',
        moss.fold,
        0.8,
      ),
      fill(
        'M-84 -304C-96 -372 -56 -400 0 -402C56 -400 96 -372 84 -304C60 -256 24 -230 0 -226C-24 -230 -60 -256 -84 -304Z',
        '#081a1a',
      ),
      line('M-132 -300C-104 -246 -40 -212 0 -206C40 -212 104 -246 132 -300', { colour: moss.lit, width: 4 }),
      folds('M-224 20C-232 -60 -238 -150 -214 -250M224 20C232 -60 238 -150 214 -250', moss),
      line('M-30 -208C-34 -160 -36 -120 -30 -84M30 -208C34 -160 30 -110 36 -70', { colour: '#dfeae6', width: 7 }),
      glow(sheet, { x: 0, y: 10, r: 210, colour: ink.light, opacity: 0.7 }),
      line(disc(0, 10, 84), { colour: ink.white, width: 15 }),
      line(disc(0, 10, 84), { colour: ink.light, width: 26, opacity: 0.4 }),
      fill('M-150 170H150L196 300H-196Z', moss.fold, 0.55),
      line('M-150 170H150L196 300M-150 170L-196 300', { colour: moss.lit, width: 3.5, dash: '10 7' }),
      fill('M-232 336C-90 352 90 352 232 336V400H-232Z', moss.fold, 0.7),
      fill('M-380 196L-256 222V280H-380ZM380 196L256 222V280H380Z', moss.fold, 0.7),
    ].join(''),
  });

const sleeveOutline =
  'M-112 -350C-70 -316 70 -316 112 -350C166 -340 214 -326 244 -286C296 -190 336 30 358 262L266 282L212 -40L222 348C140 366 -140 366 -222 348L-212 -40L-266 282L-358 262C-336 30 -296 -190 -244 -286C-214 -326 -166 -340 -112 -350Z';
const stone: Fabric = { night: '#b9c4c6', fold: '#8d9ca2', lit: '#e6ecea' };

export const longSleeve: Thing = (sheet) =>
  garment(sheet, sleeveOutline, {
    fabric: stone,
    print: [
      folds('M-212 -40C-226 -120 -232 -200 -214 -292M212 -40C226 -120 232 -200 214 -292', stone),
      fill('M-400 96L-220 60V84L-400 122ZM400 96L220 60V84L400 122Z', cloth.night),
      fill('M-400 136L-220 98V106L-400 146ZM400 136L220 98V106L400 146Z', mix(ink.fade, cloth.night, 0.2)),
      fill('M-362 236L-262 258V300H-370ZM362 236L262 258V300H370Z', stone.fold, 0.6),
      line('M-170 346C-150 250 -170 160 -140 80M160 346C166 240 140 190 150 60', {
        colour: stone.fold,
        width: 14,
        opacity: 0.45,
      }),
      line('M-60 -150H60', { colour: cloth.night, width: 8 }),
      line('M-34 -150A34 34 0 0 1 34 -150', { colour: cloth.night, width: 8 }),
      fill('M-112 -350C-74 -276 74 -276 112 -350C84 -250 -84 -250 -112 -350Z', stone.fold),
      line('M-112 -350C-84 -250 84 -250 112 -350', { colour: stone.lit, width: 4 }),
    ].join(''),
  });
