import { expect } from '@playwright/test';
import { rulesIn, violationsOf } from '../testing/accessible.js';
import { sidewaysOf } from '../testing/geometry.js';
import { show, specimens, test, wear } from './specimen-page.js';

/** These judge a whole page; a specimen is a part of one. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one'];
const ofParts = Object.fromEntries(ofPages.map((id) => [id, { enabled: false }]));
const desk = {
  theme: 'light',
  size: { width: 1440, height: 900 },
  rules: { rules: { ...rulesIn.light.rules, ...ofParts } },
} as const;
const smallestPhone = { theme: 'dark', size: { width: 320, height: 640 }, rules: rulesIn.dark } as const;

for (const [part, states] of specimens) {
  test(`is accessible in every state, and fits the smallest phone: ${part}`, async ({ specimenPage: { page } }) => {
    for (const { id, name } of states) {
      const worn = await show(page, id);
      // the look that the last one had comes first: the fewer changes, the faster
      const looks = worn === 'dark' ? [smallestPhone, desk] : [desk, smallestPhone];
      for (const { theme, size, rules } of looks) {
        await page.setViewportSize(size);
        if (theme !== worn) await wear(page, id, theme);
        expect.soft(await sidewaysOf(page), `${name}, ${size.width} px`).toEqual([]);
        expect.soft(await violationsOf(page, rules), `${name}, ${theme}`).toEqual([]);
      }
    }
  });
}

test('asks no one but the place that it comes from', ({ specimenPage: { strangers } }) => {
  expect(strangers).toEqual([]);
});
