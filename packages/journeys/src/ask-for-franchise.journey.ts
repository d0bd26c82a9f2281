import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { application, details, fillIn, openInquiry, send } from './testing/franchise-screen.js';
import { mailNamed } from './testing/mailbox.js';
import { demoPerson, expiredCode, type Person, register, signIn, somebody } from './testing/people.js';
import { notedToasts } from './testing/toasts.js';

/** Applies by hand, leaving half way; the number of the inquiry. */
async function apply(page: Page, ann: Person): Promise<number> {
  const main = page.getByRole('main');
  await page.goto('/franchise');
  await main.getByRole('link', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffranchise%2Fapply$/);
  await signIn(page, ann);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Franchise pre-application');
  const form = main.getByRole('form', { name: 'Pre-application' });
  await expect(form.getByLabel('Email')).toHaveValue(ann.email);

  await fillIn(form, { ...application, 'First name': 'Ann', 'Last name': ann.username });
  await form.getByLabel('City').fill('');
  await page.goto('/franchise');
  await page.goto('/franchise/apply');
  await expect(form.getByLabel('Motivation')).toHaveValue('Tuesdays are empty.');
  await expect(form.getByRole('checkbox', { name: 'Museum' })).toBeChecked();
  await send(page, 'Submit pre-application');
  await expect(main.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fillIn(form, { City: 'Albany' });
  await send(page, 'Submit pre-application');

  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'Thank you');
  const id = Number(/inquiry (\d+)/.exec((await main.textContent()) ?? '')?.[1]);
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await page.goto('/franchise-opportunities');
  await expect(main.getByRole('listitem').filter({ hasText: `Inquiry ${id},` })).toContainText('New');
  return id;
}

/** Qualifies an inquiry for a reason, and makes the link to its portal. */
async function invite(page: Page, name: string): Promise<string> {
  const toasts = await notedToasts(page);
  await enterAsFirstAdmin(page, '/admin/franchise-inquiries');
  const dialog = await openInquiry(page, name);
  await expect(dialog.getByText('Family entertainment center')).toBeHidden();
  await expect(dialog.getByText('Museum')).toBeVisible();
  await expect(dialog.getByText('Candidate portal')).toBeHidden();
  await dialog.getByLabel('Status', { exact: true }).selectOption('Qualified');
  await dialog.getByLabel('Note (optional)').fill('Means fit.');
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('New → Qualified');
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Means fit.');
  await dialog.getByRole('button', { name: 'Generate access code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Portal link' })).toHaveValue(
    /\/franchise\/portal\?inquiryId=\d+&accessCode=/,
  );
  await expect.poll(async () => (await toasts()).slice(-2)).toEqual(['Status updated', 'Access code generated']);
  await expectAccessible(page, 'Franchise inquiries');
  const link = await dialog.getByRole('textbox', { name: 'Portal link' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Qualified');
  return link;
}

test('somebody applies, is qualified, enters the portal with the code and changes what they said', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  test.slow();
  const ann = somebody();
  await register(page, ann);
  const id = await apply(page, ann);
  expect(await mailNamed(`franchise-acknowledgement-${id}`)).toContain('follow-up within 2-3 business days');
  expect(await mailNamed(`franchise-notice-${id}`)).toContain('Capital District');

  const office = await browser.newPage();
  const link = await invite(office, `Ann ${ann.username}`);
  await page.context().clearCookies();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffranchise%2Fportal$/);
  await signIn(page, ann);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Welcome, Ann ${ann.username}`);
  expect(new URL(page.url()).search).toBe('');
  const code = new URL(link).searchParams.get('accessCode') ?? 'none';
  expect(seen.filter((line) => line.includes(code))).toEqual([
    expect.stringMatching(/portal\?inquiryId=\d+&accessCode=[\w-]+ $/),
  ]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(code);

  await send(page, 'Submit details');
  await expect(main.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  const form = main.getByRole('form', { name: 'Candidate details' });
  await fillIn(form, details);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await send(page, 'Submit details');
  await expectAccessible(page, 'Details submitted');

  await page.goto('/franchise/portal');
  await expect(form.getByLabel('Space (sq ft)')).toHaveValue('12500');
  await form.getByLabel('Ceiling height (ft)').fill('21');
  await send(page, 'Update details');
  await expectAccessible(page, 'Details submitted');
  await office.reload();
  const dialog = await openInquiry(office, `Ann ${ann.username}`);
  await expect(dialog.getByRole('region', { name: 'Candidate details' })).toContainText('21 ft');
  await expect(dialog).toContainText('One account is using it');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Funding source').fill('Bank of Albany');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('region', { name: 'Internal details' })).toContainText('Bank of Albany');
  await expectAccessibleInEveryLook(office);
  await office.close();
});

test('a wrong code is refused, and can be put right', async ({ page }) => {
  const bob = somebody();
  await register(page, bob);
  await page.goto('/franchise/login');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(bob.username);
  await main.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await send(page, 'Sign In');
  await expect(main.getByText('Invalid username or password. Please try again.')).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(bob.password);
  await send(page, 'Sign In');
  await expect(page).toHaveURL(/\/franchise-opportunities$/);
  await expect(main.getByText("You haven't applied yet")).toBeVisible();

  await page.goto('/franchise');
  await main.getByRole('link', { name: 'I have an access code' }).click();
  await fillIn(main.getByRole('form', { name: 'I have an access code' }), {
    'Inquiry number': '2000000000',
    'Access code': 'AAAA-AAAA-AAAA-AAAA',
  });
  await send(page, 'Open the portal');
  await expect(main.getByText('The access code is invalid or has expired.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expect(main.getByRole('textbox', { name: 'Access code' })).toHaveValue('AAAA-AAAA-AAAA-AAAA');

  await page.route('**/api/franchise/validate-access', (route) => route.fulfill({ status: 503, body: '{}' }));
  await send(page, 'Open the portal');
  await expect(main.getByText('There was an error validating your access code.')).toBeVisible();
  await main.getByRole('link', { name: 'Return to Franchise' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
});

test('a code whose two weeks are over is refused, also to whom it was sent', async ({ page }) => {
  const { inquiryId, accessCode } = expiredCode();
  await page.goto(`/franchise/portal?inquiryId=${inquiryId}&accessCode=${accessCode}`);
  await signIn(page, demoPerson('devon'));
  const main = page.getByRole('main');
  await expect(main.getByText('The access code is invalid or has expired.')).toBeVisible();
  expect(page.url()).not.toContain(accessCode);
  await main.getByRole('link', { name: 'Return to Franchise' }).click();
  await expect(page).toHaveURL(/\/franchise$/);
});

test('a pre-application that could not be sent stays as it was typed', async ({ page }) => {
  const eve = somebody();
  await register(page, eve);
  await page.request.post('/api/auth/login', { data: eve });
  await page.goto('/franchise/apply');
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Pre-application' });
  await fillIn(form, { ...application, 'First name': 'Eve', 'Last name': 'Stone' });
  await page.route('**/api/franchise-inquiries', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await send(page, 'Submit pre-application');
  await expect(main.getByText('There was an error submitting your pre-application. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Target region')).toHaveValue('Capital District');
  await send(page, 'Start over');
  await page.getByRole('alertdialog', { name: 'Start over?' }).getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/franchise-inquiries');
  await page.context().clearCookies();
  await send(page, 'Submit pre-application');
  await main.getByRole('link', { name: 'Sign in again' }).click();
  await signIn(page, eve);
  await expect(form.getByLabel('Target region')).toHaveValue('Capital District');
  await send(page, 'Submit pre-application');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you');
});
