import { describe, expect, it } from '@jest/globals';
import { themeBootStyle } from '@northlight/contracts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string) => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const texts: (keyof Palette)[] = ['ink', 'inkQuiet', 'few', 'soldOut', 'held', 'good', 'bad'];
const grounds: (keyof Palette)[] = ['ground', 'raised'];
const marks: (keyof Palette)[] = ['edge', 'focus'];
const pairs = (fronts: (keyof Palette)[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s theme', (name, palette) => {
  it.each(pairs(texts))('sets %s on %s with at least 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('draws %s on %s with at least 3:1', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(['action', 'actionHover'] as const)('puts ink on the colour of %s with at least 7:1', (surface) => {
    expect(contrast(palette.onAction, palette[surface])).toBeGreaterThanOrEqual(7);
  });

  it.each(['ink', 'bad'] as const)('reads on a button that is filled with %s', (surface) => {
    expect(contrast(palette.ground, palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('has the ground that the document paints before any script', () => {
    expect(themeBootStyle).toContain(`background:${palette.ground};color-scheme:${name}`);
  });
});

describe('the footer', () => {
  it.each(['ink', 'inkQuiet'] as const)('sets %s on the land with at least 4.5:1', (text) => {
    expect(contrast(darkPalette[text], darkPalette.land)).toBeGreaterThanOrEqual(4.5);
  });
});
