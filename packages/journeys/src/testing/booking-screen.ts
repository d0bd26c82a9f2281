import type { Page } from '@playwright/test';

/** The booking page in the words of somebody who uses it. */
export class BookingScreen {
  private constructor(readonly page: Page) {}

  /** Opens /booking, with the part of a choice that an address may name. */
  static async open(page: Page, choice: Record<string, string | number> = {}): Promise<BookingScreen> {
    const search = new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]));
    await page.goto(`/booking?${search}`);
    return new BookingScreen(page);
  }

  readonly venue = () => this.page.getByLabel('Venue');
  readonly experience = () => this.page.getByLabel('Experience', { exact: true });
  readonly calendar = () => this.page.getByRole('group', { name: 'Date' });
  readonly slots = () => this.page.getByRole('group', { name: /^Times on / });
  readonly slot = (time: string) => this.slots().getByRole('button', { name: new RegExp(`^${time}\\b`) });
  readonly tickets = () => this.page.getByLabel('Number of tickets', { exact: true });
  readonly ticket = () => this.page.getByRole('region', { name: 'Your ticket' });
  readonly submit = () => this.page.getByRole('button', { name: /^(Book \d+ tickets?|Processing)/ });

  async giveContact(name: string, email: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('Name').fill(name);
    await main.getByLabel('Email').fill(email);
  }

  /** Chooses the first time of the board that can still be had; answers its name. */
  async chooseFirstFreeSlot(): Promise<string> {
    const free = this.slots().locator('button:enabled').first();
    const name = (await free.innerText()).replace(/\s+/g, ' ');
    await free.click();
    return name;
  }
}
