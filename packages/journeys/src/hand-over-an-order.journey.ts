import type { OrderPlacedView } from '@northlight/contracts';
import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot } from './testing/free-slot.js';
import { productNamed } from './testing/shop-api.js';
import { notedToasts } from './testing/toasts.js';

const anaglyphShowcase = 10;

test('the desk finds an order, hands it over once, and cancels another with its visit', async ({ page }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const pins = await productNamed(page.request, 'enamel-pin-set');
  const visit = await book(page.request, await freeSlot(page.request, anaglyphShowcase), 2);
  const order = async (bookings: readonly object[]): Promise<OrderPlacedView> => {
    const products = [{ productId: pins.id, quantity: 2 }];
    const answer = await page.request.post('/api/orders', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { customerName: 'Olive Rowan', customerEmail: 'olive@example.com', bookings, products },
    });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const [things, together] = [await order([]), await order([{ id: visit.id, token: visit.manageToken }])];
  const main = page.getByRole('main');

  await enterAsFirstAdmin(page, '/admin/orders');
  await main.getByLabel('Find an order').fill('olive rowan');
  await main.getByLabel('Find an order').press('Enter');
  const row = main.getByRole('row', { name: new RegExp(things.reference) });
  await expect(row).toContainText('Enamel Pin Set');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('orders-reserved.csv');

  await test.step('one is handed over, once', async () => {
    await row.getByRole('link', { name: things.reference }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order ${things.reference}`);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('button', { name: 'Mark as picked up' }).click();
    const dialog = page.getByRole('dialog', { name: `Mark ${things.reference} as picked up?` });
    await expect(dialog).toContainText('2 × Enamel Pin Set');
    expect((await page.request.post(`/api/admin/orders/${things.reference}/collect`, { data: {} })).status()).toBe(200);
    await dialog.getByRole('button', { name: 'Mark as picked up' }).click();
    await expect(dialog).toContainText(/was already picked up on .* \(by first-admin\)/);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('region', { name: 'History' })).toContainText('by first-admin');
    await expect(main.getByRole('button', { name: 'Mark as picked up' })).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Current state' })).toBeFocused();
  });

  await test.step('a booking leads to the order that it is in, and both are cancelled there', async () => {
    await page.goto(`/admin/bookings/${visit.reference}`);
    await expect(main.getByText(/with 2 items of merchandise waiting at the desk/)).toBeVisible();
    await main.getByRole('link', { name: together.reference }).click();
    await main.getByRole('button', { name: 'Cancel this order' }).click();
    const question = page.getByRole('alertdialog', { name: `Cancel ${together.reference}?` });
    await expect(question).toContainText('stays booked.');
    await question.getByLabel('Also cancel its booking').check();
    await expect(question).toContainText('Nothing to refund: no payment was recorded.');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await question.getByLabel('Reason').selectOption('not_collected');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect.poll(toasts).toContainEqual(expect.stringContaining(`${together.reference} is canceled`));
    const history = main.getByRole('region', { name: 'History' });
    await expect(history).toContainText('by first-admin · Not picked up');
    await expect(main.getByRole('region', { name: 'Bookings' })).toContainText('Canceled');
    await expect(main.getByRole('heading', { name: 'Current state' })).toBeFocused();
  });
});
