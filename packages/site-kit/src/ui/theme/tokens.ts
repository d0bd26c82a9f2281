import { lightPalette, type Palette, variableOf } from './palette.ts';

type Roles = { readonly [role in keyof Palette]: string };

/** Colours by role, as references: `color.ink` is `var(--ink)`, so a change of theme repaints without a render. */
export const color = Object.fromEntries(
  (Object.keys(lightPalette) as (keyof Palette)[]).map((role) => [role, `var(${variableOf(role)})`]),
) as Roles;

/** The 4 px grid. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '40px',
  huge: '64px',
  vast: '104px',
} as const;

export const radius = { s: '6px', m: '12px' } as const;

export const font = {
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
} as const;

/** Few steps, far apart. The upper three grow with the window. */
export const size = {
  small: '0.875rem',
  text: '1.0625rem',
  lead: '1.25rem',
  title: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  headline: 'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
  hero: 'clamp(2.875rem, 1.5rem + 6.4vw, 7rem)',
} as const;

/** Controls answer fast, light takes its time. Both are off when the visitor asks for less motion (global style). */
export const motion = { control: '180ms ease-out', light: '520ms ease-out' } as const;

/** Only what floats has a shadow: panel, dialog, menu, toast. */
export const shadow = '0 2px 6px rgb(3 7 14 / 18%), 0 18px 48px rgb(3 7 14 / 24%)';

/** The northern light itself. Never behind text. */
export const aurora = `linear-gradient(100deg, ${color.light1}, ${color.light2} 52%, ${color.light3})`;

/** Smallest window that shows a thing side by side, as `@media (${from.medium})`; in em, so that large text counts. */
export const from = { medium: 'min-width: 45em', large: 'min-width: 67.5em' } as const;

/** The width of a panel beside the page, which the page leaves free. */
export const besideWidth = '400px';

export const theme = { color, space, radius, font, size, motion, shadow, aurora, from } as const;

export type Theme = typeof theme;
