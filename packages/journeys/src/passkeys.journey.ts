import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './testing/accessible.js';
import { mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';

const security = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Sign-in security' });

/** A device that keeps passkeys and finds its owner each time, as a phone with a fingerprint does. */
async function withDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const owned = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = { protocol: 'ctap2' as const, transport: 'internal' as const, ...owned };
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  });
}

test('somebody adds a passkey, signs in with it alone, and takes it away with itself', { tag: '@smoke' }, async ({
  page,
}) => {
  const ann = somebody();
  await withDevice(page);
  await register(page, ann);
  await page.goto('/profile');
  await signIn(page, ann);
  const part = security(page);

  await test.step('it is added under a name, and brings recovery codes', async () => {
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByLabel('Current password').fill(ann.password);
    await part.getByRole('button', { name: 'Continue' }).click();
    await part.getByLabel('Passkey name').fill('My phone');
    await part.getByRole('button', { name: 'Create passkey' }).click();
    await expect(part.getByText('Save your recovery codes now')).toBeVisible();
    await part.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(part.getByRole('list', { name: 'Your passkeys' })).toContainText('My phone');
    await expectAccessible(page, 'My profile');
    await mailTo(ann.email, 'A passkey was added');
  });

  await test.step('it signs in without a password, which alone is not enough any more', async () => {
    await page.request.post('/api/auth/logout');
    await page.goto('/login?redirect=%2Fprofile');
    await signIn(page, ann);
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to password' }).click();
    await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(part.getByText(/Last used/)).toBeVisible();
  });

  await test.step('it says who its owner is', async () => {
    await part.getByRole('button', { name: 'Remove My phone' }).click();
    await part.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(part.getByText('You sign in with just your password.')).toBeVisible();
  });
});
