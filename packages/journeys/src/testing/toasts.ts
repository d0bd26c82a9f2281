import type { Page } from '@playwright/test';

/**
 * Writes down every toast from the next document on: one is gone after five seconds, and a busy machine may keep a
 * browser waiting for longer. @returns tells them all, in order
 */
export async function notedToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { notedToasts: noted });
    const region = '[aria-label="Notifications (F8)"]';
    const note = (node: Node): void => {
      const toasts = node instanceof Element ? (node.closest(region) ?? node.querySelector(region)) : null;
      if (toasts?.textContent) noted.push(toasts.textContent);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) note(node);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { notedToasts: string[] }).notedToasts);
}
