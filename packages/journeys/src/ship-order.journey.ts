import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { linkIn, mailNamed } from './testing/mailbox.js';
import { somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

/** The gateway says late what happened: the page waits for it. */
const slowly = { timeout: 30_000 };
const desk = { width: 1280, height: 720 };

test('a guest has pins shipped, follows the package, and sends one of them back', async ({ page, browser }) => {
  test.slow(); // the gateway takes its time, and each page is scanned
  const screen = new CheckoutScreen(page);
  const sandbox = new SandboxScreen(page);
  const main = page.getByRole('main');
  await screen.addThing('Enamel Pin Set');
  await screen.openCheckout();

  const reference = await test.step('pays for them online, with shipping and tax', async () => {
    await main.getByRole('radio', { name: 'Ship it' }).check();
    await main.getByRole('textbox', { name: 'Quantity' }).fill('2');
    const address = page.getByRole('group', { name: 'Shipping address' });
    await address.getByLabel('Full name').fill('Olive Rowan');
    await address.getByLabel('Street address').fill('12 Elm Street');
    await address.getByLabel('City').fill('Buffalo');
    await address.getByLabel('State').selectOption('New York');
    await address.getByLabel('ZIP code').fill('1420');
    await screen.giveContact('Olive Rowan', somebody().email);
    await screen.payOnline().click();
    await expect(screen.complaints()).toContainText('Please enter a ZIP code with five digits');
    await address.getByLabel('ZIP code').fill('14202');
    await expect(screen.bill()).toContainText('Shipping$5.95Tax$2.24');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(desk);
    await expect(screen.payOnline()).toHaveText('Pay $36.19');
    await screen.payOnline().click();
    await sandbox.opens();
    await sandbox.paysWith('4242 4242 4242 4242');
    await expect(screen.heading('Thank you for your order')).toBeVisible(slowly);
    await expect(main).toContainText('Getting ready to ship');
    await expect(main).toContainText('Buffalo, NY 14202');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(desk);
    return main.getByText(/^NO-/).innerText();
  });
  expect(await mailNamed(`order-confirmation-${reference}`)).toContain('12 Elm Street, Buffalo, NY 14202');

  const staff = await browser.newPage();
  const work = staff.getByRole('main');
  await test.step('the desk packs and ships them', async () => {
    await enterAsFirstAdmin(staff, '/admin/orders');
    await work.getByRole('tab', { name: 'To pack' }).click();
    await work.getByRole('link', { name: reference }).click();
    await expect(work).toContainText('Olive Rowan, 12 Elm Street, Buffalo, NY 14202');
    await work.getByRole('button', { name: 'Pack some items' }).click();
    const part = staff.getByRole('dialog', { name: 'Pack some items' });
    await part.getByRole('textbox', { name: 'Enamel Pin Set' }).fill('1');
    await expectAccessibleInEveryLook(staff);
    await staff.setViewportSize(desk);
    await part.getByRole('button', { name: 'Pack these items' }).click();
    const first = work.getByRole('region', { name: 'Package 1 of 2' });
    await expect(first).toContainText('1 × Enamel Pin Set');
    await work.getByRole('button', { name: 'Mark as shipped' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Mark as shipped' });
    await dialog.getByLabel('Carrier').selectOption('UPS');
    await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
    await expectAccessibleInEveryLook(staff);
    await staff.setViewportSize(desk);
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(first.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible();
  });
  const tracked = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
  const mail = await mailNamed(`order-shipped-${reference}-2`);
  expect(linkIn(mail, 'https://www.ups.com/')).toBe(tracked);
  expect(mail).toContain('Part of your order is on its way.');

  await test.step('the guest follows the package, and asks for a return', async () => {
    await page.reload();
    await expect(main).toContainText('Some of your items are on their way.');
    await expect(main).toContainText('Package 2 of 2: getting ready to ship');
    await expect(main.getByRole('link', { name: 'Track your package' })).toHaveAttribute('href', tracked);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(desk);
    await work.getByRole('button', { name: 'Mark as packed' }).click();
    await work.getByRole('button', { name: 'Mark as shipped' }).click();
    const dialog2 = staff.getByRole('dialog', { name: 'Mark as shipped' });
    await dialog2.getByLabel('Tracking number').fill('9400 1000 0000 0000');
    await dialog2.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(dialog2).toBeHidden();
    expect(await mailNamed(`order-shipped-${reference}`)).toContain('The rest of your order is on its way.');
    await work.getByRole('button', { name: 'Mark as delivered' }).first().click();
    // a button that is saving has another name: what stands beside it goes once it is saved
    const onTheirWay = work.getByRole('button', { name: 'Correct the tracking number' });
    await expect(onTheirWay).toHaveCount(1);
    await work.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(onTheirWay).toHaveCount(0);
    await page.reload();
    await expect(main).toContainText('Your items were delivered.');
    await main.getByRole('button', { name: 'Return items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return items' });
    await dialog.getByRole('textbox', { name: 'Enamel Pin Set' }).fill('1');
    await dialog.getByLabel('Reason').selectOption('Changed my mind');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(desk);
    await dialog.getByRole('button', { name: 'Request return' }).click();
    await expect(main).toContainText('1 × Enamel Pin Set');
  });

  await test.step('the desk takes it in, and the money goes back to the card', async () => {
    await staff.reload();
    await work.getByRole('button', { name: 'Mark as received' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Mark as received' });
    await expect(dialog).toContainText('The refund goes to the card that paid.');
    await expectAccessibleInEveryLook(staff);
    await staff.setViewportSize(desk);
    await dialog.getByRole('button', { name: 'Mark as received' }).click();
    await expect(dialog).toBeHidden();
    const standing = async () => {
      await page.reload();
      await expect(main).toContainText('Returns');
      return main.innerText();
    };
    await expect.poll(standing, slowly).toContain('$15.12 refunded to your card');
    await expectAccessibleInEveryLook(page);
  });
  await staff.close();
});
