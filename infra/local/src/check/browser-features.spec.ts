import { beforeAll, describe, expect, it } from '@jest/globals';
import { browserData, type FeatureNode, oldestBrowsers } from './browser-data.js';
import { missingFeatures } from './browser-features.js';

let data: FeatureNode;
beforeAll(async () => {
  data = await browserData();
});
const browsers = oldestBrowsers(['chrome >= 117', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4']);
const says = (text: string) => missingFeatures({ path: 'shell/src/a.ts', text }, browsers, data);
const css = (text: string) => says(`styled.div\`${text}\``);

describe('a file for the browser', () => {
  it.each([
    ['Object.groupBy(slots, byDay)', 'safari, safari_ios'],
    ['AbortSignal.any([one, other])', 'firefox, safari, safari_ios'],
    ['navigator.share({ url })', 'firefox'],
    ['new URLPattern(path)', 'firefox, safari, safari_ios'],
    ['seats.isSubsetOf(free)', 'chrome, firefox, safari, safari_ios'],
  ])('may not use %s, which is missing in %s', (text, without) => {
    expect(says(text).join()).toMatch(new RegExp(`is not in the oldest ${without}$`));
  });

  it.each(['mask-composite: intersect;', '@starting-style { opacity: 0; }', 'color: light-dark(#000, #fff);'])(
    'may not be styled with %s',
    (text) => {
      expect(css(text.includes(';') ? `margin: 0; ${text}` : text).length).toBeGreaterThan(0);
    },
  );

  it('may use what they all have, what they know by an older name, and what is not missed', () => {
    expect(says('slots.toSorted(); AbortSignal.timeout(9); structuredClone(a); new ResizeObserver(see)')).toEqual([]);
    expect(
      css(
        'display: grid; grid-template-rows: subgrid; cursor: pointer; text-wrap: pretty; &:has(a) { -webkit-user-select: none; user-select: none; }',
      ),
    ).toEqual([]);
  });
});

describe('the oldest browsers', () => {
  it('are stated one by one', () => {
    expect(() => oldestBrowsers(['defaults'])).toThrow('browser >= version');
  });
});
