/** The colours that the mark stands in. */
interface Dress {
  readonly ink: string;
  /** What is behind it; absent: nothing. */
  readonly ground?: string;
  /** Share of the sheet that stays free on each side. */
  readonly air: number;
}

const light = ['#8fe6c4', '#62c9e6', '#a593ef'] as const;

/**
 * The mark: an N that stands on the horizon, its slanting stroke the northern light, and one lit window.
 * @param size pixels on each side
 */
export const markSvg = (size: number, { ink, ground, air }: Dress): string => {
  const side = 32 / (1 - 2 * air);
  const from = -side * air;
  const paper = ground ? `<path fill="${ground}" d="M${from} ${from}h${side}v${side}h${-side}z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${from} ${from} ${side} ${side}"><linearGradient id="a" x2=".8" y2="1"><stop stop-color="${light[0]}"/><stop offset=".55" stop-color="${light[1]}"/><stop offset="1" stop-color="${light[2]}"/></linearGradient>${paper}<path fill="${ink}" d="M3 25V9l4-3v19zM18 25V6l4-3v22z"/><path fill="url(#a)" d="M3 4h6.500l12.500 21h-6.500z"/><path fill="#f7b34c" d="M25 19h4v6h-4z"/><path fill="${ink}" d="M1 25h30v3H1z"/></svg>`;
};

/** The mark for a browser's tab: its ink follows the system's theme. */
export const tabIcon = (): string =>
  markSvg(32, { ink: '#0d1522', air: 0 })
    .replace(
      '<linearGradient',
      '<style>.i{fill:#0d1522}@media(prefers-color-scheme:dark){.i{fill:#eef2f1}}</style><linearGradient',
    )
    .replaceAll('fill="#0d1522"', 'class="i"');

const night = { ink: '#eef2f1', ground: '#0d1420' };

/** Icons by file name: for tabs, home screens and lists of programs; the maskable one may lose its rim. */
export const icons: Readonly<Record<string, { readonly size: number; readonly svg: string }>> = {
  'icon-32.png': { size: 32, svg: markSvg(32, { ...night, air: 0.08 }) },
  'icon-192.png': { size: 192, svg: markSvg(192, { ...night, air: 0.14 }) },
  'icon-512.png': { size: 512, svg: markSvg(512, { ...night, air: 0.14 }) },
  'maskable-512.png': { size: 512, svg: markSvg(512, { ...night, air: 0.22 }) },
  'touch.png': { size: 180, svg: markSvg(180, { ...night, air: 0.16 }) },
};
