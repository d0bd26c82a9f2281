import { cutText } from '@northlight/contracts';

type Known = readonly [name: string, mark: RegExp];

/** The first that fits: browsers name the ones that they descend from, too. */
const browsers: readonly Known[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Known[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (known: readonly Known[], text: string) => known.find(([, mark]) => mark.test(text))?.[0];

const MAX_HEADER_LENGTH = 400;

/** What a session was begun on, as people say it: `Firefox on Windows`. Nothing else of the header is kept. */
export function deviceOf(userAgent = ''): string {
  const text = cutText(userAgent, MAX_HEADER_LENGTH);
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
