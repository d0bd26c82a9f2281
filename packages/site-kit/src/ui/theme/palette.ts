/** The colours of both themes, by role. The one place with raw colours; everything else uses `color` of tokens.ts. */
export interface Palette {
  readonly ground: string;
  readonly raised: string;
  readonly ink: string;
  readonly inkQuiet: string;
  readonly line: string;
  /** Borders of controls: at least 3:1 on ground and raised (WCAG 1.4.11), where `line` only divides. */
  readonly edge: string;
  readonly action: string;
  readonly actionHover: string;
  readonly onAction: string;
  readonly light1: string;
  readonly light2: string;
  readonly light3: string;
  readonly few: string;
  readonly soldOut: string;
  readonly held: string;
  readonly good: string;
  readonly bad: string;
  readonly focus: string;
  /** The sky of the horizon strip and of pictures that are not there yet. Never behind text. */
  readonly skyHigh: string;
  readonly skyLow: string;
  readonly land: string;
}

export const lightPalette: Palette = {
  ground: '#f1f4f4',
  raised: '#fbfcfb',
  ink: '#0d1522',
  inkQuiet: '#465161',
  line: '#cdd5d8',
  edge: '#6b7786',
  action: '#f7b34c',
  actionHover: '#ffc66e',
  onAction: '#0d1522',
  light1: '#8fe6c4',
  light2: '#62c9e6',
  light3: '#a593ef',
  few: '#8a4b00',
  soldOut: '#5a6472',
  held: '#4a3fb0',
  good: '#11603a',
  bad: '#ad1f1f',
  focus: '#3a37c0',
  skyHigh: '#dbe5ea',
  skyLow: '#eef2ee',
  land: '#080d16',
};

export const darkPalette: Palette = {
  ground: '#0d1420',
  raised: '#172130',
  ink: '#eef2f1',
  inkQuiet: '#a8b3c1',
  line: '#2b3747',
  edge: '#76849a',
  action: '#f7b34c',
  actionHover: '#ffc66e',
  onAction: '#0d1522',
  light1: '#9df3d2',
  light2: '#68d3f0',
  light3: '#ad9cf7',
  few: '#ffbd73',
  soldOut: '#97a2b0',
  held: '#bdb4ff',
  good: '#82dfab',
  bad: '#ff9d93',
  focus: '#9fe6ff',
  skyHigh: '#0d1420',
  skyLow: '#182436',
  land: '#080d16',
};

/** What is printed: the light palette without its paper, which the printer brings. */
export const paperPalette: Palette = {
  ...lightPalette,
  ground: '#fff',
  raised: '#fff',
  land: '#fff',
  inkQuiet: '#333c48',
};

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the CSS custom property that carries a role, for instance `--ink-quiet`. */
export const variableOf = (role: keyof Palette) => `--${kebab(role)}`;

/** All roles of a palette as CSS declarations. */
export const declarationsOf = (palette: Palette) =>
  Object.entries(palette)
    .map(([role, value]) => `${variableOf(role as keyof Palette)}: ${value};`)
    .join(' ');
