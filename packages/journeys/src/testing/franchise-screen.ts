import { expect, type Locator, type Page } from '@playwright/test';

/** What is filled in, by the labels of the fields; a list is checked, the rest typed or chosen. */
type Answers = Readonly<Record<string, string | true>>;

/** Fills in a form by its labels. */
export async function fillIn(form: Locator, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === true) {
      await form.getByRole('checkbox', { name: label }).check();
      continue;
    }
    const field = form.getByLabel(label, { exact: true });
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isList ? field.selectOption({ label: answer }) : field.fill(answer));
  }
}

export const application: Answers = {
  Phone: '+1 585 555 0142',
  City: 'Albany',
  State: 'NY',
  'Target region': 'Capital District',
  'Investment level': '$500K - $750K',
  Timeframe: '6-12 months',
  'Business experience': 'Two bowling centers.',
  'I currently own a business': true,
  Museum: true,
  Commitment: 'Partnership',
  Motivation: 'Tuesdays are empty.',
  'How did you hear about us?': 'Franchise Expo',
};

export const details: Answers = {
  'Business resume': 'Two bowling centers, fourteen years.',
  'Proposed location': 'Broadway 410, Albany',
  'Space (sq ft)': '12500',
  'Ceiling height (ft)': '19.5',
  'HVAC status': 'Existing, upgrade needed',
  'Electrical capacity': 'High capacity',
  Connectivity: 'Fiber',
  'Regulatory approvals': 'Zoned for assembly.',
};

/** Sends what is in the form of the page. */
export async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

/** Opens the inquiry of somebody in the admin's table. */
export async function openInquiry(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('region', { name: 'History' })).toBeVisible();
  return dialog;
}
