import type { Locator, Page } from '@playwright/test';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is on the target; throws when it does not get there. */
export const pressUntil = async (page: Page, key: string, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}.`);
};
