import { readFile } from 'node:fs/promises';
import type { ReportView } from '@northlight/contracts';
import { expect, type Locator, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot } from './testing/free-slot.js';

const anaglyphShowcase = 10;

test('an admin sees how business stands, in words, bars and tables, and follows the quick actions', async ({
  page,
}) => {
  test.slow();
  const { date } = await freeSlot(page.request, anaglyphShowcase);
  await book(page.request, await freeSlot(page.request, anaglyphShowcase), 3);
  await enterAsFirstAdmin(page, '/admin');
  const main = page.getByRole('main');
  const stands = main.getByRole('region', { name: 'Business overview' });
  for (const label of ['Total Bookings', 'Active Members', 'Visits Today', 'MTD Revenue'])
    await expect(stands.getByText(label, { exact: true })).toBeVisible();
  await expect(stands.getByText(/^as of \d{1,2}:\d{2} [AP]M$/)).toBeVisible();

  const bookings = main.getByRole('figure', { name: 'Bookings, last 30 days' });
  await expect(bookings.getByRole('img', { name: /^Bookings, last 30 days\. / })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await bookings.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(bookings.getByRole('row')).toHaveCount(31);
  await bookings.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(bookings.getByRole('img', { name: /^Bookings, last 30 days\. / })).toBeVisible();

  const leadTo: readonly (readonly [action: string, heading: string])[] = [
    ['Add Availability', 'Availability'],
    ['Issue Voucher', 'Gift vouchers'],
    ['Process Refund', 'Refunds'],
    ['View Reports', 'Reports'],
  ];
  for (const [action, heading] of leadTo) {
    await page.goto('/admin');
    await main.getByRole('link', { name: action }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  }

  await main.getByLabel('From', { exact: true }).fill(date);
  await main.getByLabel('To', { exact: true }).fill(date);
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  const table = main.getByRole('table', { name: 'Visits by venue and experience, with totals' });
  // The venue is named where other stories opened one more.
  await expect(table.getByRole('row', { name: /^Anaglyph 3D Showcase( Rochester Flagship)? \d/ })).toContainText('$');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Other stories may book that day while this one reads: then all three are read again.
  await expect(async () => {
    await main.getByRole('button', { name: 'Show', exact: true }).click();
    const report: ReportView = await (
      await page.request.get('/api/admin/reports', { params: { from: date, to: date } })
    ).json();
    await expect(table.getByRole('row', { name: /^Total/ })).toContainText(dollars(report.total.net));
    expect(await linesOf(main.getByRole('link', { name: 'Save as CSV' }))).toHaveLength(report.rows.length + 2);
  }).toPass();
});

const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The lines of the file that a link saves. */
async function linesOf(link: Locator): Promise<string[]> {
  const saving = link.page().waitForEvent('download');
  await link.click();
  const text = await readFile(await (await saving).path(), 'utf8');
  return text.trimEnd().split('\r\n');
}
