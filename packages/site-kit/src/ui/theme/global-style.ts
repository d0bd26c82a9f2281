import { fontFaces } from './fonts.ts';
import { darkPalette, declarationsOf, lightPalette, paperPalette } from './palette.ts';
import { color, font, size } from './tokens.ts';

/**
 * Reset, both palettes, type and the one focus ring. `data-theme` is set on <html> before the first paint; on any other
 * element `data-theme="dark"` makes a piece of night inside a light page.
 */
const globalStyle = `
  ${fontFaces}
  :root { ${declarationsOf(lightPalette)} color-scheme: light; }
  [data-theme='dark'] { ${declarationsOf(darkPalette)} color-scheme: dark; color: ${color.ink}; }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { background: ${color.ground}; -webkit-text-size-adjust: 100%; scroll-padding-top: 96px; }
  body {
    min-height: 100dvh;
    color: ${color.ink};
    background: ${color.ground};
    font: 400 ${size.text} / 1.55 ${font.text};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 {
    font-family: ${font.display};
    font-weight: 700;
    line-height: 1.08;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  h1 { font-size: ${size.headline}; font-weight: 780; letter-spacing: -0.035em; line-height: 0.98; }
  h2 { font-size: ${size.title}; }
  h3, h4 { font-size: ${size.lead}; }
  p, li, dd { text-wrap: pretty; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  a:hover { text-decoration-thickness: 2px; }
  ul, ol { padding: 0; list-style: none; }
  img, video, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  [data-modal] { overflow: hidden; }
  html[data-modal='scrollbar'] { scrollbar-gutter: stable; background: color-mix(in srgb, ${color.ground} 42%, rgb(5 8 14)); }
  ::selection { background: ${color.action}; color: ${color.onAction}; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: 4px; }
  h1:focus, main:focus { outline: none; }
  .announcer { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* on paper: the page without the frame around it, ink on white, nothing cut in two */
  @media print {
    :root, [data-theme='dark'] { ${declarationsOf(paperPalette)} color-scheme: light; color: ${color.ink}; }
    :has(> #content) > :not(#content) { display: none; }
    article, figure, tr, dl > div, h2, h3 { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    button, [role='search'] { display: none !important; }
    main { font-size: 11pt; }
  }
`;

/**
 * Lays the global style into an element of its own, before those of components. Every component that is first shown
 * adds rules to theirs, and a browser goes through the whole page again when the sheet that changes has faces in it,
 * or rules for everything: four times in a first visit, and at a first click.
 */
export const layGlobalStyle = (): void => {
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  style.textContent = globalStyle;
  document.head.append(style);
};
